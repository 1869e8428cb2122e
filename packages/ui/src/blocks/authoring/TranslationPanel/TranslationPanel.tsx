import type { Language, StoryLayer, StoryLayers } from '@kathaloka/contract/entities';
import { LANGUAGES } from '@kathaloka/contract/limits';
import { type LayeredStory, layerState, type LayeredText, withText } from '@kathaloka/story';
import { ArrowRight, Download, FileInput } from 'lucide-react';
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from 'react';
import { FormField } from '../../../patterns/FormField/FormField.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Lead, PanelRoot, Places, Texts, Tools } from './TranslationPanel.styles.ts';
import { nextUnfinished, type TranslationPlace, translationPlaces } from './translationPlaces.ts';
import { TranslationText } from './TranslationText.tsx';
import { storyFieldsWords } from '../../../words/storyFields/en.ts';
import { studioWords } from '../../../words/studio/en.ts';
import { useWords } from '../../../words/useWords.ts';

export const LAYER_FILES = ['xliff', 'csv'] as const;
export type LayerFile = (typeof LAYER_FILES)[number];

export interface TranslationPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The edited story with its layers. */
  story: LayeredStory & { readonly language: Language };
  /** The result of the last imported file. */
  report?: ReactNode;
  /** Called with all layers after every change. */
  onLayersChange: (layers: StoryLayers) => void;
  /** Called to export the texts of a language as a file. */
  onExport: (format: LayerFile, language: Language) => void;
  /** Called to import a file of translated texts. */
  onImport: (file: File) => void;
}

/** Whether a text has a field here: the lexicon can only be translated in a file. */
const isWrittenHere = ({ kind }: LayeredText) => kind !== 'json';

/**
 * The texts of a story beside their translations, by scene, with marks on missing and stale ones.
 *
 * @use Translates a story beside its original.
 * @avoid Not to choose the language of a game: `StoryHeader`.
 * @heard Each text with its language; missing or stale in words.
 * @keys type, tab
 * @example
 * <TranslationPanel
 *   story={draft}
 *   onLayersChange={(layers) => edit({ layers })}
 *   onExport={(format, language) => save(format, language)}
 *   onImport={(file) => read(file)}
 * />
 */
export function TranslationPanel({
  story,
  report,
  onLayersChange,
  onExport,
  onImport,
  ...rest
}: TranslationPanelProps) {
  const { translation: words } = useWords(studioWords);
  const { languageName } = useWords(storyFieldsWords);
  const offered = LANGUAGES.filter((code) => code !== story.language);
  const [chosen, setChosen] = useState<Language>();
  const language = chosen ?? offered.find((code) => story.layers?.[code]) ?? offered[0]!;
  const layer = story.layers?.[language] ?? NONE;
  const state = useMemo(() => layerState(story, layer), [story, layer]);
  const write = (unit: LayeredText, text: string) =>
    onLayersChange({ ...story.layers, [language]: withText(story, layer, unit, text) });
  return (
    <PanelRoot aria-label={words.title} {...rest}>
      <h2>{words.title}</h2>
      <Lead>{words.lead}</Lead>
      <Tools>
        <FormField label={words.language}>
          <Select
            value={language}
            onValueChange={setChosen}
            options={offered.map((code) => ({ value: code, label: languageName(code) }))}
          />
        </FormField>
        {LAYER_FILES.map((format) => (
          <Button
            key={format}
            variant="outline"
            icon={<Download />}
            onClick={() => onExport(format, language)}
          >
            {words.saveAs[format]}
          </Button>
        ))}
        <ReadFile onImport={onImport} />
      </Tools>
      {report}
      <Lead as="output">{words.counts(state.counts)}</Lead>
      <Scenes key={language} {...{ story, language, write }} texts={state.texts} />
    </PanelRoot>
  );
}

const NONE: StoryLayer = {};

interface ScenesProps {
  story: TranslationPanelProps['story'];
  language: Language;
  texts: readonly LayeredText[];
  write: (unit: LayeredText, text: string) => void;
}

const SCENE = 'scene ';

/** Prefixes the value of an option: an empty value would mean that nothing is selected. */
const valueOf = ({ scene }: TranslationPlace) => `${SCENE}${scene}`;

/** The texts of one scene, a field to choose the scene, and a button for the next unfinished one. */
function Scenes({ story, language, texts, write }: ScenesProps) {
  const { translation: words } = useWords(studioWords);
  const [scene, setScene] = useState('');
  const places = useMemo(() => translationPlaces(texts), [texts]);
  const place: TranslationPlace | undefined = places.find((each) => each.scene === scene) ?? places[0];
  if (!place) return null;
  const next = nextUnfinished(places, place.scene);
  return (
    <>
      <Places>
        <FormField label={words.scene}>
          <Select
            value={valueOf(place)}
            onValueChange={(value) => setScene(value.slice(SCENE.length))}
            options={places.map((each) => ({
              value: valueOf(each),
              label: words.place(each.scene, each.missing, each.stale),
            }))}
          />
        </FormField>
        {next && next !== place && (
          <Button
            variant="outline"
            icon={<ArrowRight data-directional />}
            onClick={() => setScene(next.scene)}
          >
            {words.next}
          </Button>
        )}
      </Places>
      <Texts>
        {place.texts.filter(isWrittenHere).map((text) => (
          <TranslationText
            key={text.id}
            text={text}
            from={story.language}
            to={language}
            onTextChange={(next_text) => write(text, next_text)}
          />
        ))}
      </Texts>
      {place.texts.some(({ kind }) => kind === 'json') && <Lead>{words.lexiconInFiles}</Lead>}
    </>
  );
}

/** A button that imports a file. */
function ReadFile({ onImport }: Pick<TranslationPanelProps, 'onImport'>) {
  const { translation: words } = useWords(studioWords);
  const fileRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outline" icon={<FileInput />} onClick={() => fileRef.current?.click()}>
        {words.readFile}
      </Button>
      <input
        ref={fileRef}
        type="file"
        hidden
        tabIndex={-1}
        accept=".xlf,.xliff,.xml,.csv"
        aria-label={words.readFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // otherwise choosing the same file again would not fire a change event
          currentTarget.value = '';
          if (file) onImport(file);
        }}
      />
    </>
  );
}
