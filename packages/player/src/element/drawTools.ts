import type { Tale } from '../runtime/tale.ts';
import { isSecondClick, make } from './dom.ts';
import { languageName, type Words } from './words.ts';

export interface Tools {
  readonly onBack: () => void;
  readonly onAgain: () => void;
  readonly onSave: () => void;
  readonly onLoad: (file: File) => void;
  readonly onLanguage: (language: string) => void;
  readonly onPercent: () => void;
}

/** Draws the tools for the play as a whole. */
export function drawTools(
  tale: Tale,
  words: Words,
  open: { readonly back: boolean; readonly again: boolean; readonly percent: boolean | null },
  tools: Tools,
): HTMLElement {
  return make(
    'footer',
    {},
    {
      attributes: { role: 'group', 'aria-label': words.storyTools },
      children: [
        tool(words.back, tools.onBack, open.back),
        tool(words.again, tools.onAgain, open.again),
        tool(words.save, tools.onSave),
        loadTool(words, tools),
        open.percent === null ? null : percentTool(words, open.percent, tools),
        tale.languages.length > 1 ? languageTool(tale, words, tools) : null,
      ],
    },
  );
}

function percentTool(words: Words, isPressed: boolean, { onPercent }: Tools): HTMLElement {
  const button = tool(words.inPercent, onPercent);
  button.setAttribute('aria-pressed', String(isPressed));
  return button;
}

function loadTool(words: Words, { onLoad }: Tools): HTMLElement {
  const field = make('input', { type: 'file', accept: 'application/json,.json', hidden: true, tabIndex: -1 });
  field.addEventListener('change', () => {
    const [file] = field.files ?? [];
    field.value = '';
    if (file) onLoad(file);
  });
  const button = make('button', { type: 'button', className: 'tool', textContent: words.load });
  button.addEventListener('click', () => field.click());
  return make('span', {}, { children: [button, field] });
}

function languageTool({ language, languages }: Tale, words: Words, { onLanguage }: Tools): HTMLElement {
  const field = make(
    'select',
    {},
    {
      attributes: { 'aria-label': words.language },
      children: languages.map((each) =>
        make('option', {
          value: each,
          lang: each,
          textContent: languageName(each),
          selected: each === language,
        }),
      ),
    },
  );
  field.addEventListener('change', () => onLanguage(field.value));
  return field;
}

/** An unavailable tool stays in place, so that it keeps the focus. */
function tool(label: string, act: () => void, isOpen = true): HTMLButtonElement {
  const button = make('button', { type: 'button', className: 'tool', textContent: label });
  if (!isOpen) button.setAttribute('aria-disabled', 'true');
  button.addEventListener('click', (event) => {
    if (isOpen && !isSecondClick(event)) act();
  });
  return button;
}
