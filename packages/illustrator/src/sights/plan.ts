import type { Rng } from '../core/prng.ts';
import type { Hour } from '../keywords.ts';
import type { Plan } from '../compose.ts';
import type { Setting } from '../motifs/motif.ts';
import { DRAWINGS } from './draw.ts';
import { type Company, INDOORS, type Sight, type Somebody } from '../core/sightNames.ts';
import { type ReadSights, readSights } from './read.ts';

/** Backdrops: land, water and sky, on which other sights stand. */
const WATER: readonly Sight[] = ['river', 'ocean'];
const BACKDROPS: readonly Sight[] = [...WATER, 'desert', 'cave'];
const AFLOAT: readonly Sight[] = ['boat', 'ship', 'fish', 'crocodile', 'swan', 'bridge', 'churning', 'lotus'];
/** The maximum number of sights far away and nearby; more would make the picture a list. */
const FAR_MAX = 2;
const NEAR_MAX = 4;
/** The maximum number of sights nearby if there is at most one person. */
const NEAR_MAX_ALONE = 5;
/** The maximum number of people; four are enough to suggest a crowd. */
const PEOPLE_MAX = 4;
/** The sights that are parts of another sight's drawing. */
const MADE_OF: Readonly<Partial<Record<Sight, readonly Sight[]>>> = { forest: ['tree'], village: ['hut'] };
/** Minimum heights in motif units: small things do not fill the picture, and a lone person leaves room for the sky. */
const LEAST_HEIGHT = 300;
const LONELY_HEIGHT = 460;
const HOURS_BY_LOT: readonly Hour[] = ['dawn', 'noon', 'dusk'];

/** The plan of a literal picture: only what its words name. */
export function literalPlan(rng: Rng, keywords: string | readonly string[]): Plan {
  const read = readSights(keywords);
  const company = companyOf(read.sights, read.people);
  const setting = settingOf(read, company.lead);
  const subject = company.lead ? DRAWINGS[company.lead] : null;
  const hour = read.hour ?? rng.pick(HOURS_BY_LOT);
  return {
    main: 'forest',
    motif: {
      draw: subject?.draw ?? (() => ''),
      setting,
      halfWidth: subject?.halfWidth ?? 300,
      height: Math.max(subject?.height ?? 0, company.lead === 'person' ? LONELY_HEIGHT : LEAST_HEIGHT),
      isBare: true,
    },
    setting,
    far: null,
    beside: null,
    hour,
    weather: read.weather ?? 'clear',
    isNight: hour === 'night',
    flip: rng.sign(),
    isInside: setting === 'hall' || setting === 'cave',
    isWet: WITH_WATER.includes(setting),
    company,
    only: new Set(read.sights.flatMap((sight) => [sight, ...(MADE_OF[sight] ?? [])])),
    drawn: new Set(read.sights.filter((sight) => isBackdrop(sight, setting))),
    people: [],
  };
}

const WITH_WATER: readonly Setting[] = ['bank', 'river', 'sea'];
const isBackdrop = (sight: Sight, setting: Setting): boolean =>
  WATER.includes(sight) ? WITH_WATER.includes(setting) : BACKDROPS.includes(sight) && sight === setting;

const isLead = (sight: Sight): boolean => sight !== 'person' && sight !== 'fish';
const isSmall = (sight: Sight): boolean => !DRAWINGS[sight].isFar && isLead(sight);

/** Chooses the subject and its company. The first sight is the subject, unless it is a backdrop or a person. */
function companyOf(sights: readonly Sight[], people: readonly Somebody[]): Company {
  const things = sights.filter((sight) => !BACKDROPS.includes(sight));
  // a spirit hangs from the tree of its scene
  const hanging = things.includes('tree') ? things.find((sight) => sight === 'ghost') : undefined;
  const lead =
    hanging ??
    things.find(isSmall) ??
    things.find(isLead) ??
    things.find((sight) => sight === 'person') ??
    null;
  const others = things.filter((sight) => sight !== lead && sight !== 'person');
  const places = others.filter((sight) => DRAWINGS[sight].isFar);
  return {
    lead,
    people: people.slice(0, PEOPLE_MAX),
    far: places.slice(0, FAR_MAX),
    near: [...others.filter((sight) => !DRAWINGS[sight].isFar), ...places.slice(FAR_MAX)].slice(
      0,
      people.length > 1 ? NEAR_MAX : NEAR_MAX_ALONE,
    ),
  };
}

function settingOf({ sights, setting: place, decided }: ReadSights, lead: Sight | null): Setting {
  const has = (sight: Sight): boolean => sights.includes(sight);
  if (decided === 'hall' && !has('cave')) return 'hall';
  const others = sights.filter((sight) => !WATER.includes(sight) && !AFLOAT.includes(sight));
  if (has('cave')) return 'cave';
  if (others.length === 0 && AFLOAT.some(has))
    return has('ocean') || has('ship') || has('bridge') ? 'sea' : 'river';
  if (WATER.some(has) || has('boat') || has('ship')) return 'bank';
  if (has('desert')) return 'desert';
  if (has('mountain')) return 'snow';
  if (has('forest')) return 'forest';
  const isOpen = sights.some(
    (sight) => DRAWINGS[sight].isFar || ['elephant', 'horse', 'tree', 'hut'].includes(sight),
  );
  if (!isOpen && decided === null && (place === 'hall' || (place === null && lead && INDOORS.includes(lead))))
    return 'hall';
  if (has('market') || place === 'town') return 'town';
  if (has('battlefield') || has('chariot')) return 'dust';
  return 'land';
}
