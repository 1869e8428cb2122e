import type { StoryCreate } from '@kathaloka/contract/entities';
import type { FormErrors, StoryBasicsForm } from '@kathaloka/contract/rules';
import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { keywordsFrom } from '../../blocks/authoring/model/keywordsFrom.ts';
import {
  basicsErrors,
  missingFields,
  type NeededField,
  previewOf,
} from '../../blocks/authoring/model/storyForm.ts';
import { WIZARD_TABS, type WizardTab } from '../../blocks/authoring/WizardTabs/WizardTabs.tsx';
import { useAuthoringWords } from '../../words/areas/useAuthoringWords.ts';
import type { CreateStoryScreenProps } from './createStoryProps.ts';

const NO_CATEGORY = { id: '', name: '', sort_order: 0 };

/** What the tabs share: which is open, which were seen, which fields were left and are wrong. */
export function useWizard(
  {
    draft,
    categories,
    tags,
    author,
    coverRoll,
    coverPictures,
    initialTab = 'basics',
    ...events
  }: CreateStoryScreenProps,
  rootRef: RefObject<HTMLElement | null>,
) {
  const words = useAuthoringWords();
  const [tab, setTab] = useState(initialTab);
  const [seen, setSeen] = useState<readonly WizardTab[]>([]);
  const [left, setLeft] = useState<readonly NeededField[]>([]);
  const missing = missingFields(draft);
  const all = basicsErrors(draft);
  const errors: FormErrors<StoryBasicsForm> = Object.fromEntries(left.map((field) => [field, all[field]]));
  const drawnCover = draft.cover ? coverPictures[draft.cover.style] : undefined;
  const preview = previewOf(draft, { author, categories, tags, drawnCover });

  function open(next: WizardTab) {
    setSeen([...seen, tab]);
    setTab(next);
  }

  function edit(changes: Partial<StoryCreate>) {
    // what is being mended is not called wrong
    setLeft(left.filter((field) => !Object.hasOwn(changes, field)));
    events.onDraftChange({ ...draft, ...changes });
  }

  function leave(field: NeededField) {
    if (!left.includes(field)) setLeft([...left, field]);
    if (coverRoll.keywords.length > 0 || draft.cover) return;
    const keywords = keywordsFrom(draft.title, draft.tagline);
    if (keywords.length > 0) events.onCoverRollChange({ ...coverRoll, keywords });
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
