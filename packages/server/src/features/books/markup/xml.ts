import { escapeHtml } from '../../../platform/html.ts';

/** What XML cannot hold, and controls, which no reader shows. */
const UNWANTED = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** A text for XHTML and for HTML, in elements and in attributes: nothing in it is markup. */
export const escaped = (text: string): string => escapeHtml(text.replaceAll(UNWANTED, ''));
