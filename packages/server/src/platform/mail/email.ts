import type { InterfaceLanguage } from '@kathaloka/contract/languages';
import type { Mail } from './mail.ts';
import { directionOf } from '../http/language.ts';
import { escapeHtml } from '../html.ts';

export interface Email {
  /** English by default. */
  readonly language?: InterfaceLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly action?: { readonly label: string; readonly url: string };
  /** Why the mail was sent, and what to do if that was unexpected. */
  readonly footnote: string;
  /** Where a mail program switches off letters of this kind, by one press (RFC 8058). */
  readonly stop?: string;
}

/** The texts around the content of every email. */
const WORDS: Readonly<Record<InterfaceLanguage, { readonly site: string; readonly instead: string }>> = {
  en: { site: 'Kathaloka', instead: 'If the button does nothing, open this address:' },
  hi: { site: 'कथालोक', instead: 'बटन काम न करे तो यह पता खोलें:' },
  ur: { site: 'کتھالوک', instead: 'بٹن کام نہ کرے تو یہ پتا کھولیں:' },
};

/** The night theme, with features that every mail program supports: tables, inline styles, system fonts. */
const colours = {
  ground: '#0b0d20',
  leaf: '#1a1d3b',
  line: '#343a66',
  rule: '#c2462f',
  ink: '#f6ecd9',
  soft: '#d3c9b8',
  mute: '#aaa4ae',
  gold: '#f2b23c',
  goldText: '#f7c45f',
  onGold: '#1c1230',
} as const;
const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "'Mukta', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** Line heights. Nastaliq needs more than other scripts. */
const USUAL = { heading: 1.25, text: 1.65 } as const;
const NASTALIQ = { heading: 1.9, text: 2.1 } as const;

/** A mail as plain text and as HTML, with the same words. */
export function mailOf(email: Email, to: string): Mail {
  const { subject, action, stop } = email;
  return {
    to,
    subject,
    text: textOf(email),
    html: htmlOf(email),
    ...(action && { link: action.url }),
    ...(stop !== undefined && { stop }),
  };
}

function textOf({ language = 'en', greeting, paragraphs, action, footnote }: Email): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  return [greeting, ...paragraphs, ...link, `--\n${WORDS[language].site}\n${footnote}`].join('\n\n') + '\n';
}

function htmlOf({ language = 'en', subject, greeting, paragraphs, action, footnote }: Email): string {
  const leading = language === 'ur' ? NASTALIQ : USUAL;
  const body = [greeting, ...paragraphs].map(
    (words) =>
      `<p dir="auto" style="margin:0 0 18px;color:${colours.ink};font:17px/${leading.text} ${SERIF}">${escapeHtml(words)}</p>`,
  );
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colours.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${colours.ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 20px;color:${colours.goldText};font:600 22px/${leading.heading} ${SERIF}">${WORDS[language].site}</td></tr>
<tr><td bgcolor="${colours.leaf}" style="padding:36px 32px 30px;border:1px solid ${colours.line};border-left:6px double ${colours.rule};border-right:6px double ${colours.rule};border-radius:4px">
<h1 style="margin:0 0 22px;color:${colours.ink};font:600 25px/${leading.heading} ${SERIF}">${escapeHtml(subject)}</h1>
${body.join('\n')}${action ? buttonOf(action, language) : ''}
</td></tr>
<tr><td style="padding:22px 4px 0;color:${colours.mute};font:14px/${leading.text} ${SANS}">${escapeHtml(footnote)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function buttonOf({ label, url }: NonNullable<Email['action']>, language: InterfaceLanguage): string {
  const address = escapeHtml(url);
  return `
<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 26px"><tr>
<td bgcolor="${colours.gold}" style="border-radius:8px"><a href="${address}" style="display:inline-block;padding:13px 26px;color:${colours.onGold};font:600 16px/1.2 ${SANS};text-decoration:none">${escapeHtml(label)}</a></td>
</tr></table>
<p style="margin:0;color:${colours.soft};font:14px/1.6 ${SANS}">${WORDS[language].instead}<br><a href="${address}" dir="ltr" style="color:${colours.goldText};word-break:break-all">${address}</a></p>`;
}
