import fs from 'node:fs';
import type { StoryCreate } from '@kathaloka/contract/entities';
import { PICTURE_STYLES } from '@kathaloka/contract/limits';
import { readSights, type Shown, shownIn, type Sight, sightInWords } from '@kathaloka/illustrator';
import { describe, expect, it } from 'vitest';
import { aStorySheet, aNarrationTask } from '../../testing/narratorTasks.ts';
import { drawingOfScene } from '../illustrate.ts';
import { pictureAlt } from './pictureAlt.ts';
import { type PictureScene, pictureScene, promptOf } from './pictureScene.ts';
import { seenText } from './seenText.ts';
import { storyFiles } from '../../testing/storyFiles.ts';

const STORIES = new URL('../../library/stories/', import.meta.url);
/** The minimum share of a scene's nouns that the picture and its alternative text must have. */
const LEAST_SHARE = 0.95;

interface Drawn {
  readonly where: string;
  readonly story: ReturnType<typeof aStorySheet>;
  readonly text: string;
  readonly scene: PictureScene;
  readonly shown: Shown;
  readonly alt: string;
}

function drawnOf(file: string): Drawn[] {
  const { language, lexicon, depiction, image_alt, story_structure } = JSON.parse(
    fs.readFileSync(new URL(file, STORIES), 'utf8'),
  ) as StoryCreate;
  const story = aStorySheet({ language, lexicon: lexicon ?? {}, depiction: depiction ?? [] });
  return Object.entries(story_structure.nodes).map(([node, { text }], i) => {
    const style = PICTURE_STYLES[i % PICTURE_STYLES.length]!;
    const turn_id = `${file}/${node}`;
    const scene = pictureScene({
      turn_id,
      account: 'meera',
      model_key: style,
      story_id: file,
      story,
      text,
      world: image_alt ?? '',
      state: { ...aNarrationTask().state, node },
      seed: 1,
    });
    const shown = shownIn(drawingOfScene({ turn_id, style, prompt: promptOf(scene) }));
    return { where: turn_id, story, text, scene, shown, alt: pictureAlt(scene, shown, language ?? 'en') };
  });
}

const drawn = storyFiles(STORIES).flatMap(drawnOf);

/** Beasts in the words of scenes, independent of the illustrator's lists. */
const BEASTS: Partial<Record<Sight, RegExp>> = {
  elephant: /elephant|tusker|हाथी|ہاتھی|யானை|হাতি/iu,
  tiger: /tig(?:er|ress)|बाघ|شیر|புலி|বাঘ/iu,
  peacock: /pea(?:cock|hen)|मोर|مور|மயில்|ময়ূর/iu,
  serpent: /snake|serpent|cobra|साँप|सांप|नाग|سانپ|பாம்பு|সাপ/iu,
  deer: /\bdeer|\bstag|gazelle|antelope|हिरण|ہرن|மான்/iu,
  horse: /horse|mare\b|mares\b|stallion|pon(?:y|ies)|घोड़|گھوڑ|குதிரை|ঘোড়া/iu,
  cow: /\bcows?\b|cattle|heifer|गाय|گائے|மாடு|গোরু|গরু/iu,
  camel: /camel|ऊँट|اونٹ/iu,
  monkey: /monkey|langur|बंदर|بندر|குரங்கு/iu,
  crocodile: /crocodile|मगरमच्छ/iu,
  swan: /swan|हंस/iu,
  owl: /\bowls?\b|उल्लू|الو|ஆந்தை|পেঁচা|প্যাঁচা/iu,
  crow: /\bcrows?\b|कौ[आव]|کوا|காக/iu,
  bird: /\bbirds?\b|sparrow|parrot|dove|pigeon|stork|heron|crane|egret|myna|चिड़िया|पक्षी|چڑیا|پرندہ|பறவை|நாரை|கொக்கு|குருவி|পাখি/iu,
  fish: /fish|mullet|carp|hilsa|मछल|مچھلی|மீன்|মাছ|ইলিশ/iu,
  ghost: /ghost|vetala?|corpse|dead man|लाश|बेताल|भूत|بھوت|শাঁকচুন্নি|ভূত/iu,
};

const share = (held: number, all: number): number => held / all;

describe('The pictures of all bundled scenes', () => {
  it('hold what their scenes name, and their words say it', () => {
    let named = 0;
    let drawnToo = 0;
    let said = 0;
    for (const { story, text, shown, alt } of drawn) {
      const nouns = readSights(seenText(text)).sights.filter((sight) => sight !== 'person');
      named += nouns.length;
      drawnToo += nouns.filter((sight) => shown.sights.includes(sight)).length;
      said += nouns.filter((sight) =>
        alt.toLowerCase().includes(sightInWords(sight, story.language).toLowerCase()),
      ).length;
    }
    expect(named).toBeGreaterThan(1000);
    expect(share(drawnToo, named), `${drawnToo} of ${named} drawn`).toBeGreaterThan(LEAST_SHARE);
    expect(share(said, named), `${said} of ${named} said`).toBeGreaterThan(LEAST_SHARE);
  });

  it('hold no beast that neither the scene nor its place names', () => {
    const strange = drawn.flatMap(({ where, text, scene, shown }) =>
      shown.sights
        .filter((sight) => BEASTS[sight] && !BEASTS[sight].test(`${text}\n${scene.place ?? ''}`))
        .map((sight) => `${where}: ${sight}`),
    );
    expect(strange).toEqual([]);
  });

  it('hold no thing that their prompt does not ask for, but the trees of a forest and the huts of a village', () => {
    const strange = drawn.flatMap(({ where, scene, shown }) =>
      shown.sights
        .filter((sight) => !scene.sights.includes(sight))
        .filter((sight) => !(sight === 'hut' && scene.sights.includes('village')))
        .filter((sight) => !(sight === 'tree' && scene.sights.includes('forest')))
        .map((sight) => `${where}: ${sight}`),
    );
    expect(strange).toEqual([]);
  });

  it('hold nobody where a figure of the scene must not be shown, and say that it is left out', () => {
    const withheld = drawn.filter(({ scene }) => scene.isWithheld);
    expect(withheld.length).toBeGreaterThan(30);
    expect(withheld.filter(({ shown }) => shown.sights.includes('person'))).toEqual([]);
    const named = withheld.filter(({ alt, story }) =>
      story.depiction.some(({ figure, rule }) => rule !== 'may be drawn' && alt.includes(figure)),
    );
    expect(named).toEqual([]);
  });
});
