export interface PageParts {
  readonly title: string;
  readonly language: string;
  /** The parsed story file. */
  readonly file: object;
  /** The player as one classic script, and its hash for the CSP. */
  readonly script: string;
  readonly scriptHash: string;
  /** The key under which the browser stores the play; by default derived from the story. */
  readonly storyId?: string;
  /** `@font-face` rules with embedded files. */
  readonly faces?: string;
}

const STYLES = `html{background:#12142b}@media(prefers-color-scheme:light){html{background:#f5ead0}}body{margin:0}`;

/** A content security policy: the page sends no request, and runs no other script. */
const policy = (scriptHash: string): string =>
  [
    `default-src 'none'`,
    `script-src '${scriptHash}'`,
    `style-src 'unsafe-inline'`,
    'img-src data:',
    'font-src data:',
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that can be embedded in a script element: nothing in it can close the element. */
const inPage = (value: object): string =>
  JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);

/** A whole story with its player as a single page, which also opens from disk. */
export function storyPage(parts: PageParts): string {
  const { title, language, file, script, scriptHash, storyId, faces = '' } = parts;
  const id = storyId === undefined ? '' : ` story-id="${escaped(storyId)}"`;
  const direction = language === 'ur' ? 'rtl' : 'ltr';
  return `<!doctype html>
<html lang="${escaped(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy(scriptHash)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>${escaped(title || 'Kathaloka')}</title>
<style>${STYLES}</style>
<style>${faces.replaceAll('<', '')}</style>
</head>
<body>
<main>
<kathaloka-story takes-focus${id}>
<script type="application/json">${inPage(file)}</script>
<noscript>This story is played with JavaScript.</noscript>
</kathaloka-story>
</main>
<script>${script}</script>
</body>
</html>
`;
}

/** A picture as a data URL. */
export const pictureAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${base64(bytes)}`;

const AT_ONCE = 0x8000;

export function base64(bytes: Uint8Array): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += AT_ONCE)
    binary += String.fromCharCode(...bytes.subarray(at, at + AT_ONCE));
  return btoa(binary);
}
