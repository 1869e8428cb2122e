/**
 * People: about 214 units tall, feet on (0,0). Always calm, with lowered eyes, and never a known deity: no halo, no
 * extra arms, no attribute of a god.
 */
import type { Kit } from './core/kit.ts';
import type { Rng } from './core/prng.ts';
import type { Material } from './core/materials.ts';
import { HAIR, type Hair } from './hair.ts';
import type { PersonKind } from './core/sightNames.ts';

export type Pose = 'stand' | 'walk' | 'sit' | 'ride';
type Skin = 'skin' | 'skin2' | 'skin3';

/** What a scene requires of a person; everything else is random. */
export interface PersonOptions {
  readonly kind?: PersonKind | undefined;
  readonly pose?: Pose | undefined;
  readonly hair?: Hair | undefined;
  readonly beard?: boolean;
  readonly skin?: Skin;
  readonly elder?: boolean;
  readonly arms?: 'none' | 'bow' | 'pot' | 'staff' | undefined;
}

interface Person {
  readonly kind: PersonKind;
  readonly pose: Pose;
  readonly hair: Hair;
  readonly hasBeard: boolean;
  readonly isElder: boolean;
  /** Whether an ascetic is old. */
  readonly isOld: boolean;
  readonly isWoman: boolean;
  readonly cloth: Material;
  readonly cloth2: Material;
  readonly skin: Skin;
  readonly arms: PersonOptions['arms'];
}

const SKINS: readonly Skin[] = ['skin', 'skin2', 'skin3'];
const CLOTHS: readonly Material[] = ['cloth', 'cloth2', 'cloth3', 'white'];
const KINDS: readonly PersonKind[] = ['woman', 'man', 'woman', 'man', 'child', 'ascetic', 'warrior'];
const BROW = -190;

function two<T>(rng: Rng, list: readonly T[]): readonly [T, T] {
  const first = rng.pick(list);
  return [first, rng.pick(list.filter((item) => item !== first))];
}

function chooseHair(rng: Rng): Readonly<Record<PersonKind, Hair>> {
  return {
    woman: rng.pick(['bun', 'braid', 'veil']),
    man: rng.pick(['turban', 'short', 'turban']),
    child: rng.pick(['short', 'topknot', 'braid']),
    ascetic: 'topknot',
    warrior: rng.pick(['helmet', 'turban']),
  };
}

function chooseBeard(rng: Rng, kind: PersonKind): boolean {
  return (
    kind === 'ascetic' || (kind === 'man' && rng.chance(0.35)) || (kind === 'warrior' && rng.chance(0.4))
  );
}

/**
 * Draws all random numbers in a fixed order, so that a picture stays the same if a scene specifies more about a person.
 */
function choose({ rng }: Kit, options: PersonOptions): Person {
  const kind = options.kind ?? rng.pick(KINDS);
  const [cloth, cloth2] = two(rng, CLOTHS);
  const byChance = { isElder: rng.chance(0.15), isOld: rng.chance(0.5) };
  const hair = options.hair ?? chooseHair(rng)[kind];
  const hasBeard = options.beard ?? chooseBeard(rng, kind);
  const isAscetic = kind === 'ascetic';
  return {
    kind,
    hair,
    pose: options.pose ?? 'stand',
    hasBeard: hasBeard && kind !== 'child',
    isElder: options.elder ?? byChance.isElder,
    isOld: byChance.isOld,
    isWoman: kind === 'woman' || (kind === 'child' && hair === 'braid'),
    cloth: isAscetic ? 'saffron' : cloth,
    cloth2: isAscetic ? 'saffron' : cloth2,
    skin: options.skin ?? rng.pick(SKINS),
    arms: options.arms,
  };
}

function face(k: Kit, y: number, rx: number, ry: number, skin: Material): string {
  const eye = (q: number): string =>
    `M${q * rx * 0.62},${y + ry * 0.08}Q${q * rx * 0.38},${y + ry * 0.24} ${q * rx * 0.16},${y + ry * 0.08}`;
  const outline = `M0,${y - ry}C${rx * 1.15},${y - ry} ${rx * 1.1},${y + ry * 0.55} 0,${y + ry}C${-rx * 1.1},${y + ry * 0.55} ${-rx * 1.15},${y - ry} 0,${y - ry}Z`;
  return (
    k.path(skin, outline) +
    k.line(eye(-1) + eye(1), 0.5, 'line') +
    k.line(`M${-rx * 0.2},${y + ry * 0.58}Q0,${y + ry * 0.68} ${rx * 0.2},${y + ry * 0.58}`, 0.5, 'line') +
    k.circle('cloth', 0, y - ry * 0.3, 2)
  );
}

function head(k: Kit, { hair, hasBeard, isElder, isOld, kind, cloth2, skin }: Person): string {
  const y = BROW;
  const colour: Material = isElder || (kind === 'ascetic' && isOld) ? 'bone' : 'hair';
  const [back, front] = HAIR[hair](k, colour, cloth2, y);
  const beard = `M-15,${y + 6}C-14,${y + 22} -8,${y + 40} 0,${y + 46}C8,${y + 40} 14,${y + 22} 15,${y + 6}C8,${y + 14} -8,${y + 14} -15,${y + 6}Z`;
  return (
    back +
    k.box(skin, -6, y + 12, 12, 16) +
    face(k, y, 16, 20, skin) +
    (hasBeard ? k.path(colour, beard) : '') +
    front
  );
}

function lowerBody(k: Kit, { pose, cloth, skin, isWoman, kind }: Person): string {
  if (pose === 'sit') {
    return (
      k.path(cloth, 'M-66,0C-74,-26 -34,-40 0,-40C34,-40 74,-26 66,0C30,8 -30,8 -66,0Z') +
      k.line('M-44,-22Q0,4 50,-12M34,-26Q6,-12 -14,-6', 0.5, 'line', 0.7) +
      k.ellipse(skin, -44, 0, 13, 5) +
      k.ellipse(skin, 46, 0, 13, 5)
    );
  }
  if (pose === 'ride') {
    // sideways on an animal: only one leg is visible
    const leg = 'M-30,-2C-36,-30 -20,-42 0,-42C26,-42 44,-30 46,-6C50,20 46,38 38,52H14C18,26 12,10 -30,-2Z';
    return k.path(cloth, leg) + k.ellipse(skin, 32, 56, 16, 7);
  }
  if (isWoman) {
    return (
      k.path(cloth, 'M-38,0C-42,-58 -32,-96 -21,-120H21C33,-96 46,-58 42,0C20,6 -16,6 -38,0Z') +
      k.ornament(
        'M-24,-2C-26,-50 -14,-90 -8,-116M-6,2C-4,-50 0,-90 2,-116M18,2C20,-50 12,-90 10,-116',
        0.45,
        'line',
      ) +
      k.ornament('M-39,-12C-16,-5 20,-5 42,-12', 1)
    );
  }
  const step = pose === 'walk' ? 16 : 0;
  const skirt = 'M-28,-116H28C36,-90 40,-70 38,-48H-38C-40,-70 -36,-90 -28,-116Z';
  const dhoti = `M-26,-116H26C36,-80 38,-50 ${34 + step},-24H8L0,-58L-8,-24H${-34 - step}C-38,-50 -36,-80 -26,-116Z`;
  return (
    k.limb(`M-14,-60L${-16 - step},-6`, 14, skin) +
    k.limb(`M14,-60L${16 + step},-6`, 14, skin) +
    k.ellipse(skin, -13 - step, -4, 13, 5) +
    k.ellipse(skin, 20 + step, -4, 13, 5) +
    k.path(cloth, kind === 'warrior' ? skirt : dhoti) +
    k.ornament('M0,-114V-62M-16,-110Q-20,-70 -18,-40M16,-110Q20,-70 18,-40', 0.45, 'line')
  );
}

const isSeated = ({ pose }: Person): boolean => pose === 'sit' || pose === 'ride';

function torso(k: Kit, somebody: Person): string {
  const { isWoman, kind, cloth2, skin } = somebody;
  if (isWoman) {
    const short = 'M-22,-162C-6,-150 14,-136 24,-112L22,-96H6C2,-116 -8,-132 -26,-146Z';
    const long = 'M-22,-162C-6,-150 14,-136 22,-112C32,-84 40,-60 44,-30L28,-34C24,-76 8,-104 -26,-146Z';
    return (
      k.path(skin, 'M-19,-118C-22,-136 -27,-150 -20,-164H20C27,-150 22,-136 19,-118Z') +
      k.path(cloth2, 'M-23,-136C-26,-150 -22,-162 -15,-165H15C22,-162 26,-150 23,-136Z') +
      k.path(cloth2, isSeated(somebody) ? short : long)
    );
  }
  if (kind === 'warrior') {
    return (
      k.path(cloth2, 'M-28,-112C-30,-136 -34,-156 -24,-165H24C34,-156 30,-136 28,-112Z') +
      k.ornament('M-26,-130H26M-28,-146H28', 0.7) +
      k.path('gold', 'M-29,-118H29V-108H-29Z')
    );
  }
  return (
    k.path(skin, 'M-26,-112C-28,-136 -34,-156 -24,-165H24C34,-156 28,-136 26,-112Z') +
    k.path(cloth2, 'M-26,-160C-4,-150 18,-134 28,-106L18,-104C4,-128 -14,-142 -30,-148Z')
  );
}

/** The arms, and the things that they hold. */
function armsOf(k: Kit, somebody: Person): readonly [arms: string, held: string] {
  const { arms, kind, isElder, isWoman, cloth, skin } = somebody;
  const limb = (d: string, width = 11): string => k.limb(d, width, skin);
  if (arms === 'none') return ['', ''];
  if (isSeated(somebody))
    return [
      limb('M-24,-154C-40,-130 -40,-118 -20,-108', 10) + limb('M24,-154C40,-130 40,-118 20,-108', 10),
      '',
    ];
  if (arms === 'bow')
    return [
      limb('M-24,-156C-40,-140 -42,-120 -32,-104') + limb('M24,-156L58,-140', 11),
      k.line('M56,-214Q104,-140 56,-66', 1.5, 'wood') + k.line('M56,-214V-66', 0.5),
    ];
  if (arms === 'pot')
    return [
      limb('M-22,-156C-40,-168 -36,-196 -20,-214', 10) + limb('M24,-156C36,-136 36,-118 30,-104', 10),
      k.circle('brick', 0, -232, 22) + k.ellipse('brick', 0, -254, 13, 5),
    ];
  if (kind === 'ascetic' || isElder || arms === 'staff')
    return [
      limb('M-24,-156C-36,-136 -36,-120 -30,-104') + limb('M24,-156C40,-148 44,-134 44,-124'),
      k.limb('M45,-200L42,-2', 5, 'wood'),
    ];
  if (kind === 'warrior')
    return [
      limb('M-24,-156C-38,-138 -42,-124 -38,-110') + limb('M24,-156C42,-148 46,-134 48,-124'),
      spearAndShield(k, cloth),
    ];
  if (isWoman)
    return [
      limb('M-22,-156C-36,-138 -34,-122 -14,-114', 10) + limb('M22,-156C38,-138 40,-122 34,-104', 10),
      '',
    ];
  return [limb('M-24,-156C-38,-136 -38,-118 -32,-102') + limb('M24,-156C38,-136 38,-118 32,-102'), ''];
}

function spearAndShield(k: Kit, cloth: Material): string {
  return (
    k.limb('M49,-232L46,-2', 4, 'wood') +
    k.path('metal', 'M49,-262L57,-232H41Z') +
    k.circle('gold', -42, -104, 24) +
    k.circle(cloth, -42, -104, 15) +
    k.circle('gold', -42, -104, 5)
  );
}

/** A person, standing, walking, sitting cross-legged, or riding. */
export function person(k: Kit, options: PersonOptions = {}): string {
  if (k.pendingFigures === null) return k.shows('person', () => personOf(k, options));
  const who = k.pendingFigures.shift();
  if (who === undefined) return '';
  const isAsked = who === 'person' || who === options.kind;
  return k.shows('person', () =>
    personOf(k, isAsked ? options : { pose: options.pose, arms: options.arms, kind: who }),
  );
}

function personOf(k: Kit, options: PersonOptions): string {
  const somebody = choose(k, options);
  const { pose, kind } = somebody;
  k.people.push(kind);
  const lower = lowerBody(k, somebody);
  const trunk = torso(k, somebody);
  const [arms, held] = armsOf(k, somebody);
  // the arms of a sitting person are drawn in front, and a pot on the head behind
  const isArmsLast = isSeated(somebody) || somebody.arms === 'pot';
  const upper =
    trunk +
    (isArmsLast ? '' : arms) +
    head(k, somebody) +
    (somebody.arms === 'pot' ? held : '') +
    k.pearls('M-14,-160Q0,-144 14,-160', 4) +
    (isArmsLast ? arms : '');
  const seated = k.at(0, 84, 1, upper);
  const bodies: Readonly<Record<Pose, string>> = {
    ride: lower + seated,
    sit: seated + lower,
    stand: lower + upper + (somebody.arms === 'pot' ? '' : held),
    walk: lower + upper + (somebody.arms === 'pot' ? '' : held),
  };
  return kind === 'child' ? k.at(0, 0, 0.64, bodies[pose]) : bodies[pose];
}
