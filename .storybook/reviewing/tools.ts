import { createElement as h } from 'react';
import { Button } from 'storybook/internal/components';
import { type API, useGlobals, useParameter, useStorybookState } from 'storybook/manager-api';
import { shownName } from '../components.ts';
import { COMMENT, commentLink } from './comment.ts';
import { Compare } from './Compare.ts';

/** The page of a tracker that opens an issue, configured at build time. */
const TRACKER = process.env['STORYBOOK_ISSUES'];

function openComment(api: API, id: string): void {
  const { title, name } = api.getData(id);
  const commented = { id, name: `${title}, ${shownName(name)}`, globals: api.getGlobals() };
  window.open(commentLink(commented, window.location.href, TRACKER), TRACKER ? '_blank' : '_self');
}

export function listenToComments(api: API): void {
  api.on(COMMENT, (id: string) => openComment(api, id));
}

export function CommentTool({ api }: { api: API }) {
  const { storyId } = useStorybookState();
  return h(
    Button,
    {
      variant: 'ghost',
      size: 'small',
      ariaLabel: 'Comment on this state',
      onClick: () => openComment(api, storyId),
    },
    'Comment',
  );
}

/** Notes that a story has no content of its own in the toolbar's language. */
export function LanguageNote() {
  const [{ language = 'en' }] = useGlobals();
  const contents = useParameter<Readonly<Record<string, unknown>>>('contents', {});
  if (language === 'en' || contents[language] !== undefined) return null;
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language);
  return h(
    'span',
    {
      title: `The words are ${name}; this state has no content of its own in ${name}.`,
      style: { alignSelf: 'center', paddingInline: 8, fontSize: 12 },
    },
    `No ${name} content`,
  );
}

export function PicturePanel() {
  const { storyId } = useStorybookState();
  return h(Compare, { key: storyId, id: storyId });
}
