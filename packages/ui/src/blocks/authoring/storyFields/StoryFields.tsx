import { checkCoverUrl } from '@kathaloka/contract/rules';
import { coverShown } from '@kathaloka/story/editing';
import type { ComponentType, ReactNode } from 'react';
import { DrawnCover } from '../../../ornaments/DrawnCover.tsx';
import { Image } from '../../../primitives/Image/Image.tsx';
import { toneOf } from '../../../theme/tone.ts';
import {
  BesideField,
  CategoryRow,
  CoverRow,
  Fields,
  Preview,
  Stack,
  Switches,
  Three,
  Two,
} from '../formLayout.styles.ts';
import { CoverPreview } from './CoverPreview.tsx';
import { StoryField } from './StoryField.tsx';
import {
  type BoxName,
  type Place,
  STORY_SECTIONS,
  type StoryFormName,
  type StorySectionOf,
} from './storyForms.ts';
import type { StoryFormState } from './storyFormState.ts';

type Box = ComponentType<{ children: ReactNode }>;

const BOXES: Readonly<Record<BoxName, Box>> = {
  stack: Stack,
  two: Two,
  three: Three,
  beside: BesideField,
  fields: Fields,
  pair: (props) => <Fields {...props} data-columns="2" />,
  five: (props) => <Fields {...props} data-columns="5" />,
  coverRow: CoverRow,
  categoryRow: CategoryRow,
  switches: Switches,
};

interface StoryFieldsProps<F extends StoryFormName> extends StoryFormState {
  form: F;
  section: StorySectionOf<F>;
}

/** The fields of one section of a form, laid out as `STORY_SECTIONS` says. */
export function StoryFields<F extends StoryFormName>({ section, ...state }: StoryFieldsProps<F>) {
  const places = STORY_SECTIONS[state.form][section] as readonly Place[];
  return places.map((place, index) => <Placed key={index} place={place} {...state} />);
}

function Placed({ place, ...state }: StoryFormState & { place: Place }): ReactNode {
  if (place === 'preview') return <Cover {...state} />;
  if (typeof place === 'string') return <StoryField name={place} {...state} />;
  const [name, ...inside] = place;
  const Box = BOXES[name];
  return (
    <Box>
      {inside.map((inner) => (
        <Placed key={String(inner)} place={inner} {...state} />
      ))}
    </Box>
  );
}

/** A preview of the cover at the typed address. */
function Cover({ form, values, savedCover }: StoryFormState) {
  const { title = '', cover_image_url } = values;
  const given = cover_image_url?.trim() || null;
  const src = coverShown(given, savedCover);
  const isFetchedLater = given !== null && src === null && !checkCoverUrl(given);
  if (form !== 'admin') return <CoverPreview src={src} isFetchedLater={isFetchedLater} />;
  const drawn = <DrawnCover tone={toneOf(title)} />;
  return (
    <Preview>
      <Image src={src} alt="" width={150} height={84} fallback={drawn} />
    </Preview>
  );
}
