import { escapeHtml } from '../../../platform/html.ts';

/** Characters that XML forbids, and control characters, which no reading system shows. */
const UNWANTED = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

/** Escapes a text for XHTML and HTML, for elements and attributes. */
export const escaped = (text: string): string => escapeHtml(text.replaceAll(UNWANTED, ''));
