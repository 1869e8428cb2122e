const ELEMENTS = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, dialog, iframe';
const ROLES = 'button link tab menuitem option switch checkbox radio slider combobox dialog'.split(' ');
/** The elements that need an accessible name. */
const NAMED = [ELEMENTS, ...ROLES.map((role) => `[role="${role}"]`)].join(', ');

const FOCUSABLE =
  ':is(a[href], button, input, select, textarea, [tabindex]):not([disabled], [tabindex="-1"])';
const DIALOG = 'dialog[open], [role="dialog"], [role="alertdialog"]';
const REFERENCES = [
  'aria-controls',
  'aria-labelledby',
  'aria-describedby',
  'aria-owns',
  'aria-activedescendant',
];

/** The parent that an element or role requires. */
const WITHIN: Readonly<Record<string, string>> = {
  '[role="tab"]': '[role="tablist"]',
  '[role="option"]': '[role="listbox"], [role="group"]',
  '[role="menuitem"]': '[role="menu"], [role="menubar"], [role="group"]',
  '[role="listitem"]': '[role="list"]',
  li: 'ul, ol, menu',
  'dt, dd': 'dl',
};

const URDU = /^(?:ur|ar|fa)\b/;
/** The languages of each script, and a pattern of its sentences. A name alone has no known language. */
const SENTENCES: readonly (readonly [languages: RegExp, sentence: RegExp])[] = [
  [/^(?:hi|mr|sa|ne)\b/, /[\u0900-\u097f]{2}.*[।?!…:]\s*$/su],
  [URDU, /[\u0600-\u06ff]{2}.*[۔؟!…:]\s*$/su],
  [/^bn\b/, /[\u0980-\u09ff]{2}.*[।?!…:]\s*$/su],
  [/^ta\b/, /[\u0b80-\u0bff]{2}.*[.?!…:]\s*$/su],
];

const tagOf = (element: Element): string => (element.cloneNode(false) as Element).outerHTML.slice(0, 200);
const textOf = (element: Element | null | undefined): string => element?.textContent?.trim() ?? '';

/** Whether an element has an accessible name, from its text, a label, a picture or a reference. */
function hasName(element: Element): boolean {
  const has = (name: string) => Boolean(element.getAttribute(name)?.trim());
  const by = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = 'labels' in element ? [...((element.labels ?? []) as Iterable<Element>)] : [];
  const naming = [...by.map((id) => element.ownerDocument.getElementById(id)), ...labels];
  if (!element.matches('input, select, textarea, dialog, iframe, [role="dialog"]')) naming.push(element);
  return (
    ['aria-label', 'title', 'placeholder', 'alt'].some(has) ||
    (element.matches('[type="submit"], [type="button"]') && has('value')) ||
    naming.some((one) => Boolean(one?.textContent?.trim())) ||
    element.querySelector('img[alt]:not([alt=""]), [role="img"][aria-label], svg title') !== null
  );
}

const nameless = (root: ParentNode) =>
  [...root.querySelectorAll(NAMED)]
    .filter((element) => element.closest('[aria-hidden="true"], [hidden]') === null && !hasName(element))
    .map((element) => `no name: ${tagOf(element)}`);

const unanswered = (root: ParentNode) =>
  [...root.querySelectorAll(REFERENCES.map((name) => `[${name}]`).join(', '))].flatMap((element) =>
    REFERENCES.flatMap(
      (name) =>
        element
          .getAttribute(name)
          ?.split(/\s+/)
          .map((id) => [name, id] as const) ?? [],
    )
      // a collapsed element may be missing
      .filter(([name]) => name !== 'aria-controls' || element.getAttribute('aria-expanded') !== 'false')
      .filter(([name]) => name !== 'aria-controls' || element.getAttribute('aria-selected') !== 'false')
      .filter(([, id]) => id !== '' && element.ownerDocument.getElementById(id) === null)
      .map(([name, id]) => `${name} of nothing (${id}): ${tagOf(element)}`),
  );

function repeated(root: ParentNode): string[] {
  const ids = [...root.querySelectorAll('[id]')].map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id twice: ${id}`);
}

const misplaced = (root: ParentNode) =>
  [
    ...Object.entries(WITHIN).flatMap(([inner, outer]) =>
      [...root.querySelectorAll(inner)].filter((element) => element.parentElement?.closest(outer) === null),
    ),
    ...root.querySelectorAll(':is(ul, ol):not([role]) > :not(li, script, template)'),
    ...root.querySelectorAll(':is(a[href], button) :is(a[href], button, input, select, textarea)'),
    // the page behind an open dialog is hidden as a whole, and the dialog traps the focus
    ...(root.querySelector(DIALOG) ? [] : root.querySelectorAll(`[aria-hidden="true"] ${FOCUSABLE}`)),
    ...root.querySelectorAll('img:not([alt]), [tabindex]:not([tabindex="0"], [tabindex="-1"])'),
  ].map((element) => `misplaced: ${tagOf(element.parentElement ?? element)} ${tagOf(element)}`);

/** Headings that skip a level; the first heading may have any level. */
function skipped(root: ParentNode): string[] {
  const headings = [...root.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  return headings
    .filter((heading, at) => at > 0 && Number(heading.tagName[1]) > Number(headings[at - 1]!.tagName[1]) + 1)
    .map((heading) => `level skipped: ${tagOf(heading)}${textOf(heading)}`);
}

/** Sentences whose script does not match the language that a screen reader would read them in. */
function misread(root: Node): string[] {
  const found: string[] = [];
  const texts = root.ownerDocument!.createTreeWalker(root, 4 /* NodeFilter.SHOW_TEXT */);
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    const written = SENTENCES.find(([, letters]) => letters.test(data));
    if (!written || parentElement?.closest('bdi, style, script, [aria-hidden="true"]')) continue;
    const [languages] = written;
    const of = (name: string) => parentElement?.closest(`[${name}]`)?.getAttribute(name) ?? '';
    if (!languages.test(of('lang')))
      found.push(`read as ${of('lang') || 'English'}: ${data.trim().slice(0, 60)}`);
    if (languages === URDU && !/^(?:rtl|auto)$/.test(of('dir')))
      found.push(`from left to right: ${data.trim().slice(0, 60)}`);
  }
  return found;
}

/** Accessibility faults of a page, as far as they can be found without a layout. */
export function missedIn(root: HTMLElement): string[] {
  return [
    ...nameless(root),
    ...unanswered(root),
    ...repeated(root),
    ...misplaced(root),
    ...skipped(root),
    ...misread(root),
  ];
}
