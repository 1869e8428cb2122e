import { wordsIn } from '../phrases.ts';
import type { StatedKind } from '../Entry.ts';
import { isHindiVerb } from '../interpret/semantic/inEnglish.ts';
import { isOver } from './asserted.ts';
import { soundOf } from './sounds.ts';

/** A clause, by the sounds of its words. */
interface Clause {
  /** Each between two spaces. */
  readonly sounds: string;
  readonly words: readonly string[];
  /** Whether the player does it. In Hindi one leaves oneself out, and nobody else. */
  readonly isMine: boolean;
  readonly isDenied: boolean;
}

/** Words of these sounds, one after the other. */
const says = (sounds: string): RegExp => new RegExp(` (?:${sounds}) `);
const sound = (words: readonly string[]): string =>
  ` ${words.map(soundOf).join(' ')} `
    .replaceAll(/(?<= (?:IS|WAS|AM)) NA (?=$|BYME |ME |tum|tuJi )/g, ' ')
    .replaceAll(' NA ', ' NOT ')
    .replaceAll(' MY KO ', ' ME ');

const PARENT = 'FATHER|m|mn|am[im]?|m?mi|mumi?|pp|abu|bp|bpu|bbuji|pit|pitji|vald|valid|valdh|validh';
const ELDER = `${PARENT}|dd|ddi|nn|nni|mmun?|musi|bu|PuPi|PuPu|didi|ty|tau|ti|Kal|Kl`;
const CLOSE =
  'b(?:ih)?i?n|bihin|bhni?n?|bhn|bhin|Bn|Bi|Biy|bit[iu]?n?|bitiy[un]*|pti|ptni|biv?u?i|b[ui]vi|Suhr|suhr|miyn|putr|put|puti|dmd|bhu|judv|jdun|jdvn|CC|CCi|mngitr|sas|ss|ssur|nnd|divr|diur|BB?i|BaBi|jij|sal[iu]|bC|bCi|bCun';
const KIN = `${ELDER}|${CLOSE}|mm|mus|kk|kki|tu|dust|shili|ustd|guru|gv|gun|pdusi|pdusn|prvr|privr|Kndn`;
/** They have no adjectives between. */
const OWNED = `Gr|kut|kuti|bili|bkri|gy`;
const TITLE = '(?:ji|jn|sb|shb)';
const FUTURE = '\\S*ungi?|\\S*un gi?';

const BY_ME = / (?:BYME|(?:I|IN|IorIN) BY) /;
const OF_ME = says(`I|WE|AM|${FUTURE}`);
const BY_OTHERS =
  / (?!(?:I|IorIN|IN|WE) )\S+ BY | (?:us|is|un?hun?|inhun|tum|tun|k?isi|jis|sb)ni | (?:tum|tu|ap) (?!SE|KO|ON)\S/;
const OTHERS_NOW = / (?:\S+ti?|rhi?) (?:IS|WAS) /;
/** It is asked of somebody. */
const ASKED =
  / (?:du|dn|dij?iyi|dijii|lu|lijiyi|lijii|kru|kriyi|kijiyi|kijii|krn|mngu|rKu|rKn|rKiyi|btu|btn|btiyi|bulu|buln|bt GIVE|smbalu|dikhu|suniyi|sunu|sun|au|ayiyi|ju|juu|jiyi) (?:(?:NOT|yr|Bi|jldi|plij|ab|HI|TO) )*$/;

function clauseOf(text: string): Clause {
  const words = wordsIn(text);
  const sounds = sound(words);
  const isOthers = BY_OTHERS.test(sounds);
  const isMine =
    BY_ME.test(sounds) ||
    (!isOthers && (OF_ME.test(sounds) || (!OTHERS_NOW.test(sounds) && !ASKED.test(sounds))));
  // one's own is the subject's
  const owned = sounds.replaceAll(' OWN ', isMine ? ' MY ' : ' THEIRS ');
  return { sounds: owned, words, isMine, isDenied: sounds.includes(' NOT ') };
}

const VOW = says(
  'vd[iu]?|vCn|sugnD|sgnD|prn|prtig\\S*|ju?a?bn (?:GAVE|GIVE|dit|diti)|OATH (?:SE )?(?!KO)K\\S*',
);
const NO_VOW =
  / NOT (?:krt?i?|di|dit|mng\S*|kiy?|GAVE) | (?:vd\S*|OATH) NOT (?:kr|di|mng)| (?:OATH|vd|vCn) (?:kru|Ku|Kau|kijii|kriyi|du) | (?:vd|vCn) kr (?:OF|NA|HI) /;
const SURE = new RegExp(` (?:pk\\S*|OATH|vd) .*(?:${FUTURE}) | (?:${FUTURE}) (?:.* )?(?:pk|vd) `);
const SAID_I_WILL = new RegExp(
  ` (?:kh|khi|bul|buli|buli) (?:GAVE )?(?:WAS )?(?:\\S+ )*?(?:${FUTURE}) | (?:${FUTURE}) (?:\\S+ )?(?:kh|bul) `,
);

const OWING = says('u?a?Dri?|krj\\S*|krz|bk[iy]|iu?hsn|ahsn|jimi');
const MONEY = says('rupy[iu]*|rupi|rupii|rs|pis[iu]?|an[iu]|sik\\S*|su|hjr|kiry|tnKh|mjduri');
const ON_ME =
  / krjdr (?:AM|WAS) | upr (?:\S+ ){0,2}MY | (?:IS|WAS) MY | (?:ME|MY)(?: \S+)? (?:ON|upr|sir|IS|WAS) | ME | (?:li|liy|liyi|vali?) |tu[mn]pi | ON (?:\S+ ){0,3}/;
const NONE = / (?:ku?C|ki?si|kui|kBi) (?:\S+ ){0,4}NOT | NOT (?:\S+ )?(?:IS|rK\S*) $/;
const PAID = / (?:Cuki?|luti?|utri?) (?:GAVE|\S*Cuk\S*) /;
const TO_PAY = / OWED (?:\S+ )?(?:IS|hung\S*|pd\S*|bki) /;
const GIVES_BACK = /^(?:लौटा|चुका|lauta|chuka|لوٹا|چکا)/u;
/** `लौटूँगी`, and not `लौटाऊँगी` */
const COMES_BACK = /^(?:लौटू|laut[uo]|لوٹوں)/u;
const NOT_BACK = / vps (?:\S+ )?NOT | NOT (?:lut|vps)\S* /;
/** Somebody has taken what is the player's. */
const TAKEN =
  / MY (?:\S+ ){1,4}?(?:li|mr|Cin|hdp|db|rK) (?:li|GAVE|rKi?) | (?:li|mr|Cin|hdp|db) (?:li|rKi?) (?:IS )?MY | (?:BY|tuni|tumni|usni|apni) MY (?:\S+ ){1,3}NOT (?:GAVE|luti?\S*|Cuki?) /;
const NO_THING = / (?:jn|bt|nm|sT|hT|dil|mdd|tsvir) /;
const PROMISED_ME = / (?:tumni|apni|tuni|usni) (?:ME |MY )?(?:SE )?(?:kh|bul|vd ki) /;

const BODY =
  'kmr|piT|si?r|hT|hTun|pir|pirun|pun|pv|pnv|punv|tng|tngi|Gutn[iu]?|Gutnun|Gtn[iu]?|kn?D[iu]?|knDun|kuhni|kli|ungu?li|angli|unglin|ang?uT[iu]?|d[ni]*t|anK|anKi|anKun|kn|pit|Cti|sin[iu]?|gl[iu]?|grdn|mT[iu]?|idi|tKn[iu]?|psli|jbd[iu]?|jnG|tlv[iu]?|na?Ku?n|hunT|jiB|nk|pisni';
const HARM =
  'drd|WOUND|jKmi?|Gv|Gu|tut\\S*|jli?|jlt|kti?|suj\\S*|muC|mud|Kun|Cil\\S*|duK\\S*|akd\\S*|sun|CuB\\S*|Pt\\S*|lCk\\S*|tis|lng\\S*|mrudi?';
const BODY_AT = says(BODY);
const HARMED = new RegExp(`^(?: (?:HI|TO|IN|IorIN))*(?: (?!KO|BY|SE)\\S+){0,3}? (?:${HARM}) `);
const STUCK = /^ (?:IN|IorIN|ON) (?:\S+ ){0,2}(?:lgi?|Gus\S*|CuB\S*|kt|Cli?|niSn) /;
const STIFF = /^ (?:\S+ )?(?:uTti?|mudti?|hilti?|Clti?) NOT /;
const NOT_HARMED = new RegExp(
  ` (?:${HARM.replace('|Kun', '')}) (?:\\S+ ){0,2}NOT | NOT (?:\\S+ )?(?:${HARM.replace('|Kun', '')}) `,
);
const ILL =
  / (?:ME|MY) (?:\S+ ){0,3}(?:b?u?Kr|buKr|bKr|Kn?si|WOUND|drd|jKm|Pudi|mliriy) (?:\S+ )?(?:IS|WAS|gi|rh) /;
const BLEEDS = new RegExp(
  ` (?:MY|ME) .*(?:${BODY}) SE (?:\\S+ )?Kun | (?:${BODY}) SE (?:\\S+ )?Kun .*(?:MY|ME) `,
);
const OF_OTHERS_BODY = / (?!(?:MY|ME|hT|pir|byn|dyn|ulti|sidi|siDi) )\S+ OF (?:\S+ ){0,2}$/;
const THEIR_BODY = / (?!(?:MY|ME|hT|pir|byn|dyn|ulti|siDi) )\S+ OF $/;

const FEARED = 'drr?|KuPi?|dh?i?shi?t|By|G(?:u)?br\\S*|ghbr\\S*';
const NO_FEAR = new RegExp(
  ` (?:${FEARED}) (?:\\S+ ){0,2}NOT | NOT (?:\\S+ )?(?:${FEARED}) | (?:ki?si|ku?C) (?:\\S+ )?SE (?:\\S+ ){0,2}NOT `,
);
const FEARS = says('(?:drr?|KuP|dh?i?shi?t|By|Gbr\\S*) (?:\\S+ )?(?:lg\\S*|ati?|IS|ay|huti?)');
const DIES = says('MY (?:TO )?jn (?:HI )?nikl\\S* j\\S*ti?');
const I_FEAR = says('(?:drti?|Gbrti?) (?:\\S+ )?(?:AM|WAS|HI)|I (?:\\S+ )?knp\\S* j\\S* AM');
const THEY_FEAR = / (?!(?:ME|MY|IN|HI) )\S+ KO | (?:usi|unhi|unhin|usku) /;
const SHAKES =
  / (?:SE|IN|IorIN|di?iK\S*|sunkr|TO) (?:MY )?(?:\S+ ){0,2}(?:Ckr|jn nikl\S*|ruh kn?p\S*|sn?s NOT|dm Gut\S*|dil biT\S*|psin\S*|(?:hT|pir|rng|ruh) kn?p\S*|hT pir PulS*|bihus\S*) /;
const OF_ME_AT_ALL = says('ME|MY|I|BYME|WE|AM');

const GIVE =
  'sunpi?|sumpi?|Tmi?|pkdi?|Kili?|pili?|pi?hni?|uDi?|aDi?|luti?|Bi?n?t|gi?Pt|bant|bnti?|hvli|nam|Bij[ia]?|dan';
const PUT = '(?:rK|C[ui]?p|gd|dPn|db|dl|tng|ltk|bn?D|Cud|Kuns|srk|Tuns|utr|liK|CipK?k|jm|lpit|su?l|giri)i*';
/** A verb that ends what was done: it is not at the beginning, and no noun. */
const done = (verb: string): RegExp =>
  new RegExp(
    ` \\S+ (?:${verb}) (?!IN |ON |OF |SE |KO |IorIN (?!BY)|BY |du |lu |NOT )(?:(?:GAVE|GIVE|li|kr|gi|dt|dit|diti|lit|liti|i|Cuki?|rhi?|kri) ?){0,3}(?:$|\\S)`,
  );
const [GIVEN, LAID] = [done(GIVE), done(PUT)];
const TO_SOMEBODY =
  / (?:tumhi|tumhin|tuJi|usi|unhi|unhin|usku|isku|unku|inku|apku|tumku|(?!ME )\S+ KO|OF hT (?:IN|IorIN)|OF hvli|OF (?:hTili|hTiliun|kn?Dun?i?|gli|ungliun) (?:ON|IN|IorIN)) /;
/** Put on somebody: `us ladke ke sir pe baandh diya`. */
const ON_BODY = / (?!MY )\S+ OF (?:sir?|hT|hTun|gl[iu]|kn?Dun?|pir|kli|ung?li|jib|muTi|gud) (?:ON|IN|IorIN) /;
const NO_GIFT = / (?:ju?a?bn|vCn|vd|gli|du?K|nm|jvb|dv|DKi|rst|OATH) /;
const NO_VERB_OF_GIVING = new RegExp(`^(?:${PUT}|kr|kh|bul|bti?|diKi?|suni?)$`);

const THERE =
  / (?:IN|IorIN(?! BY)|ON) | OF (?:ndr|andr|niCi|niCy|piCi|piCy|upr|biC|ps|bgl|kinri|kuni|smni|tli) /;
const NOT_LAID = / (?:nm|yd|vd|OATH|ju?a?bn) /;

const TELLS = / (?:kh|khi|bul|buli|bti?|bty|PusPusi|buli) | (?:kh|bt|bul) GAVE | (?:khti?|btti?|bulti?) AM /;
const HEARS = / (?:SE|KO|kn (?:IN|IorIN)|\S+ku|usi|tuJi|tumhi) /;

const MY_KIN = new RegExp(
  [
    ` MY (?:(?!OF|BY|KO|SE)\\S+ ){0,2}?(?:${KIN}) | MY (?:${OWNED}) `,
    ` (?:${KIN}) (?:${TITLE} )?(?:(?:IS|WAS|HI|TO) )?MY `,
    ` (?:WE|I) (?:\\S+ ){0,2}(?:${KIN}) (?:IS|WAS) `,
    ` OF (?:${KIN}) AM `,
    ` MY (?:\\S+ ){0,2}?ar (?:IS|WAS) `,
    ` MY (?:sdi|nikh) `,
    ` (?:${KIN}) OF nm (?:\\S+ ){0,3}(?:BYME|ME) `,
    `^ (?:${KIN}) OF nm (?!WHAT)\\S`,
  ].join('|'),
);
/** Elders need no "my". */
const AN_ELDER = new RegExp(`^ (?:Cuti|bdi|bdi?) ?(?:${ELDER}) |^ (?:${ELDER}) `);
const SUBJECT_ELDER = new RegExp(
  `^ (?:(?:Cuti|bdi) )?(?:${ELDER}) (?:${TITLE} )?(?!KO |SE |ON |OF |${TITLE})\\S`,
);
const TO_CLOSE = new RegExp(
  ` (?:${PARENT}|bih?i?n|bhn|bhni?|didi|dd|ddi|nn|nni|pti|ptni|biv?u?i|bit[iu]?) (?:KO|SE|OF lii) `,
);
const OF_OTHERS_KIN = new RegExp(` (?:(?:us|un|is|in|as|an) OF|(?:us|un|is|in)ki) (?:\\S+ )?(?:${KIN}) `);
const TELLS_OF = / (?:IS|WAS|gi|gii|BY|Cli) /;
const GENERAL = / (?:OATH|huti? IS|tum|tu|ap|WHAT) /;
const NO_KIN = new RegExp(` (?:kui|ki?si) (?:\\S+ ){0,3}NOT | (?:${KIN}) NOT | NOT (?:${KIN}) IS `);

const I_AM = / (?:I|WE|IorIN) (?:\S+ )*?(?!\S*(?:t|ti) |rhi? |gi? |Cuk|tiyr|yhn|vhn|Tik)\S+ (?:AM|WAS) /;
const I_DO = / (?:\S+ti?|rhi?|gi?|Cuki?|tiyr|yhn|vhn|Tik) (?:AM|WAS) /;
const OF_SELF =
  / (?:SE|OF) (?:AM|ay AM|ai AM|i AM) | (?:IN|IorIN|ON|yhn|sT|ps|akil) ri?hti? AM | ME (?:\S+ ){1,6}(?:psnd|ati? IS) | MY (?:\S+ ){1,8}(?:IS|WAS|gi) | (?:apn|WE) (?:\S+ ){1,2}OF IS /;

type Rule = readonly [StatedKind, (clause: Clause) => boolean];
const RULES: readonly Rule[] = [
  [
    'promise',
    ({ sounds: c, isMine }) =>
      !NO_VOW.test(c) && ((isMine && (VOW.test(c) || SAID_I_WILL.test(c))) || / pk vd /.test(c)),
  ],
  [
    'debt',
    ({ sounds: c, words, isMine, isDenied }) => {
      if (PROMISED_ME.test(c)) return true;
      if (!isMine && TAKEN.test(c) && !NO_THING.test(c)) return true;
      if (NONE.test(c) || (!isDenied && PAID.test(c)) || isOver(c)) return false;
      if (OWING.test(c) && ON_ME.test(c)) return true;
      if (TO_PAY.test(c) && / ME /.test(c) && words.some((word) => GIVES_BACK.test(word))) return true;
      if (TO_PAY.test(c)) return MONEY.test(c) || OWING.test(c) || / vps /.test(c);
      return (
        NOT_BACK.test(c) ||
        (/ (?:Cuk|lut)\S*un ?gi? /.test(c) && !words.some((word) => COMES_BACK.test(word))) ||
        (/ sir ON IS /.test(c) && MONEY.test(c))
      );
    },
  ],
  ['hurt', ({ sounds }) => isHurt(sounds)],
  [
    'fear',
    ({ sounds: c }) => {
      if (NO_FEAR.test(c)) return false;
      if (THEY_FEAR.test(c) && !/ ME /.test(c)) return / diK/.test(c) && / MY /.test(c) && SHAKES.test(c);
      return (
        FEARS.test(c) ||
        DIES.test(c) ||
        (I_FEAR.test(c) && OF_ME.test(c)) ||
        (SHAKES.test(c) && OF_ME_AT_ALL.test(c))
      );
    },
  ],
  ['gift', isGift],
  [
    'named',
    ({ sounds: c, isMine }) =>
      isMine && / nm (?:\S+ ){1,4}rKi? /.test(c) && / OF nm | uski nm /.test(c) && !says(KIN).test(c),
  ],
  [
    'put',
    ({ sounds: c, isMine, isDenied }) =>
      isMine && !isDenied && THERE.test(c) && LAID.test(c) && !NOT_LAID.test(c) && !ON_BODY.test(c),
  ],
  [
    'said',
    ({ sounds: c, isMine, isDenied }) =>
      isMine &&
      !isDenied &&
      HEARS.test(c) &&
      TELLS.test(c) &&
      !/ (?:ME|MY) (?:SE|KO|kn) | ME /.test(c.replace(/ ki .*/, ' ')),
  ],
  [
    'kin',
    ({ sounds: c, isMine }) =>
      !NO_KIN.test(c) &&
      (MY_KIN.test(c) ||
        (isMine && TO_CLOSE.test(c) && !OF_OTHERS_KIN.test(c)) ||
        (AN_ELDER.test(c) &&
          SUBJECT_ELDER.test(c) &&
          TELLS_OF.test(c) &&
          !GENERAL.test(c) &&
          !ASKED.test(c))),
  ],
  [
    'self',
    ({ sounds: c, isDenied }) =>
      !isDenied && !/ jn (?:HI |TO )?nikl/.test(c) && ((I_AM.test(c) && !I_DO.test(c)) || OF_SELF.test(c)),
  ],
  [
    'count',
    ({ sounds: c, words, isMine }) =>
      isMine && / gin(?:i|kr|ti?|y)? /.test(c) && words.some((word) => /^(?:गिन|gin|گن)/u.test(word)),
  ],
];

function isHurt(c: string): boolean {
  // an idiom: disgraced
  if (/ nk kt/.test(c) || NOT_HARMED.test(c)) return false;
  if (ILL.test(c) || BLEEDS.test(c)) return true;
  const at = BODY_AT.exec(c);
  if (!at) return false;
  const before = c.slice(0, at.index + 1);
  if (THEIR_BODY.test(before)) return false;
  if (OF_OTHERS_BODY.test(before) && !/ (?:MY|ME) /.test(c)) return false;
  if (/ (?:us|un|is|in)k[iu]? $| (?:us|un) OF /.test(before)) return false;
  const behind = c.slice(at.index + at[0].length - 1);
  return HARMED.test(behind) || STUCK.test(behind) || STIFF.test(behind);
}

function isGift({ sounds: c, words, isMine, isDenied }: Clause): boolean {
  if (!isMine || isDenied || !(TO_SOMEBODY.test(c) || ON_BODY.test(c)) || / KO ME /.test(c)) return false;
  if (GIVEN.test(c) || (ON_BODY.test(c) && LAID.test(c))) return true;
  if (/ GIVE (?:i|Cuki?|rhi?|li) (?:AM|WAS|IS) /.test(c)) return !NO_GIFT.test(c);
  const sounds = c.trim().split(' ');
  const at = sounds.lastIndexOf('GAVE');
  if (at < 1 || NO_GIFT.test(c)) return false;
  const verb = sounds[at - 1]!;
  if (verb === 'GIVE' || verb === 'KO') return true;
  return !NO_VERB_OF_GIVING.test(verb) && !isHindiVerb(words[at - 1] ?? '');
}

const FIRST = 'मैं|मैंने|हम|वह|वो|main|maine|hum|woh?|میں|ہم|وہ';
const CLAUSES = new RegExp(
  `[,،;:.!?؟।॥۔—–…\\n]+|(?<![\\p{L}\\p{M}])(?:(?:पर|और|तो|par|aur|to|اور|تو|پر)(?=\\s+(?:${FIRST})\\s)|लेकिन|मगर|क्योंकि|इसलिए|ताकि|lekin|magar|kyunki|isliye|taa?ki|(?:किसी\\s+को|kisi\\s+ko)(?=\\s+(?:बता|कह|bata|k[ae]h)\\S*\\s+(?:मत|न|mat|na))|لیکن|مگر|کیونکہ)(?![\\p{L}\\p{M}])`,
  'giu',
);

/** What a Hindi or Urdu sentence states, in whatever script and spelling. */
export function hindiKinds(sentence: string): Set<StatedKind> {
  const found = new Set<StatedKind>();
  const whole = sound(wordsIn(sentence));
  if (SURE.test(whole) && !NO_VOW.test(whole)) found.add('promise');
  for (const text of sentence.split(CLAUSES)) {
    const clause = clauseOf(text);
    if (clause.words.length < 2) continue;
    for (const [kind, fits] of RULES) if (!found.has(kind) && fits(clause)) found.add(kind);
  }
  return found;
}
