import type { StoryCreate } from '@kathaloka/contract/entities';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  keywordsOf,
  basicsFaults,
  missingFields,
  type NeededField,
  previewOf,
} from '@kathaloka/story/editing';
import { WIZARD_TABS, type WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { useStoryErrors } from '../../blocks/authoring/storyFields/useStoryErrors.ts';
import type { CreateStoryScreenOwnProps } from './createStoryProps.ts';
import { authoringWords } from '../../words/authoring/en.ts';
import { useWords } from '../../words/useWords.ts';

const NO_CATEGORY = { id: '', name: '', names: {}, sort_order: 0 };

/** The shared state of the tabs: the current one, the visited ones, and the errors of visited fields. */
export function useWizard(
  {
    draft,
    categories,
    tags,
    author,
    coverRoll,
    coverPictures,
    initialTab = 'basics',
    fieldErrors,
    ...events
  }: CreateStoryScreenOwnProps,
  rootRef: RefObject<HTMLElement | null>,
) {
  const words = useWords(authoringWords);
  const [tab, setTab] = useState(initialTab);
  const [seen, setSeen] = useState<readonly WizardTab[]>([]);
  /** The painters' keywords that were taken from the story's text. Edited keywords are not replaced. */
  const [offered, setOffered] = useState<readonly string[]>([]);
  const missing = missingFields(draft);
  const { errors, ...visited } = useStoryErrors(basicsFaults(draft), fieldErrors);
  const drawnCover = draft.cover ? coverPictures[draft.cover.style] : undefined;
  const preview = previewOf(draft, { author, categories, tags, drawnCover });

  function open(next: WizardTab) {
    setSeen([...seen, tab]);
    setTab(next);
  }

  function edit(changes: Partial<StoryCreate>) {
    // the keywords may come from a restored draft or a starter story
    const generated = keywordsOf(draft);
    if (generated.join() === coverRoll.keywords.join()) setOffered(generated);
    visited.hide(changes);
    events.onDraftChange({ ...draft, ...changes });
  }

  function leave(field: NeededField) {
    visited.leave(field);
    const hasOwn = coverRoll.keywords.length > 0 && coverRoll.keywords.join() !== offered.join();
    if (hasOwn || draft.cover) return;
    const keywords = keywordsOf(draft);
    if (keywords.join() === coverRoll.keywords.join()) return;
    setOffered(keywords);
    events.onCoverRollChange({ ...coverRoll, keywords });
  }

  function goTo(field: NeededField) {
    flushSync(() => open('basics'));
    const place = `[data-field='${field}'] :is(input, textarea, select)`;
    rootRef.current?.querySelector<HTMLElement>(place)?.focus();
  }

  return {
    tab,
    open,
    edit,
    leave,
    goTo,
    errors,
    missing,
    done: WIZARD_TABS.filter((each) => (each === 'basics' ? missing.length === 0 : seen.includes(each))),
    preview: { ...preview, category: preview.category ?? { ...NO_CATEGORY, display_name: words.noCategory } },
  };
}

export type Wizard = ReturnType<typeof useWizard>;
