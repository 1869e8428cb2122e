import { answer } from '../answer/ur.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { playFailures } from '../playFailures/ur.ts';
import { modelDescriptions } from '../modelDescriptions/ur.ts';
import { modelNames } from '../modelNames/ur.ts';
import { points } from '../points/ur.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, whole } = numbersOf('ur-u-nu-latn');

const day = onDemand(
  () =>
    new Intl.DateTimeFormat('ur-u-nu-latn', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const credits = (count: number) => counted(count, { other: 'کریڈٹ' });

export const play = {
  toldOffline: (at) =>
    `انٹرنیٹ کے بغیر کھیلا گیا: ${new Intl.DateTimeFormat('ur-u-nu-latn', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at))}`,
  answer,
  loading: 'کھیل کھل رہا ہے...',
  notFound: 'یہ کھیل نہیں ملا',
  youWrote: 'آپ نے لکھا تھا:',
  thinking: 'داستان گو سوچ رہا ہے...',
  reconnecting: 'رابطہ ٹوٹ گیا۔ دوبارہ کوشش ہو رہی ہے...',
  queued: 'داستان گو دوسروں کو داستان سنا رہا ہے۔ آپ کی باری آ رہی ہے...',
  back: 'واپس',
  knowHow: 'کیسے کھیلیں',
  settings: 'ترتیبات',
  close: 'بند کریں',
  story: 'داستان',
  textModel: (name) => `داستان گو: ${name}`,
  imageModel: (name) => `مصور: ${name}`,
  modelName: ({ model_key, display_name }) => modelNames[model_key] ?? display_name,
  modelDescription: ({ model_key }) => modelDescriptions[model_key],
  textModels: 'داستان گو',
  imageModels: 'مصور',
  credits,
  price: (count) => (count === 0 ? 'مفت' : credits(count)),
  log: 'اب تک کی داستان',
  earlier: 'اس سے پہلے',
  later: 'اس کے بعد',
  newBelow: 'نیا',
  menu: 'مینو',
  moreBelow: 'آگے اور ہے',
  sessionSeparator: 'داستان میں اس سے پہلے',
  continuing: 'Continuing story...',
  using: (model, count) => `${model} (${counted(count, { other: 'کریڈٹ' })})`,
  you: 'آپ:',
  selected: 'چنا:',
  saidBy: (name) => `${name ?? 'کوئی'}:`,
  chosenBy: (name) => (name === null ? 'کسی نے چنا:' : `${name} نے چنا:`),
  chosenByVote: (vote) =>
    vote
      ? `ووٹ سے چنا گیا (${whole(vote.voters)} میں سے ${whole(vote.votes)}${vote.is_tie ? '، برابری: پہلا ووٹ جیتا' : ''}):`
      : 'ووٹ سے چنا گیا:',
  did: {
    continue: (name) => `${name ?? 'کوئی'} آگے بڑھے۔`,
    immerse: (name) => (name === null ? 'کسی نے چاروں طرف دیکھا۔' : `${name} نے چاروں طرف دیکھا۔`),
    show: (name) => (name === null ? 'کسی نے تصویر مانگی۔' : `${name} نے تصویر مانگی۔`),
  },
  wentOnByVote: 'ووٹ سے طے ہوا: آگے بڑھنا۔',
  imageCaption: 'مشین کی بنائی تصویر',
  imageFailed: 'تصویر نہیں آئی۔',
  theEnd: 'تمام شد',
  chapterPlace: (number, of) => `${whole(of)} میں سے باب ${whole(number)}`,
  restHere: 'یہاں دم لینا ہو تو لے لیں: آپ کی جگہ محفوظ ہے۔',
  lowCredits: 'آپ کے کریڈٹ کم ہو رہے ہیں!',
  steppedIn: {
    refused: 'ماڈل یہاں سے آگے نہ سنا سکا، اس لیے یہ حصہ سوتردھار نے سنایا۔ کوئی کریڈٹ نہیں لگا۔',
    copied: 'ماڈل نے یہاں مصنف کے اپنے الفاظ ہی سنائے۔ کوئی کریڈٹ نہیں لگا۔',
    failed: 'کسی ماڈل نے جواب نہیں دیا، اس لیے یہ حصہ سوتردھار نے سنایا۔ کوئی کریڈٹ نہیں لگا۔',
    small_model:
      'یہ ماڈل صرف مناظر کو جوڑتا ہے، کھل کر نہیں سناتا، اس لیے یہ حصہ سوتردھار نے سنایا۔ کوئی کریڈٹ نہیں لگا۔',
    daily_limit:
      'آج کے لیے ماڈلوں کی حد پوری ہو گئی، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    unpaid_limit:
      'ماڈل ایک گھنٹے میں جتنے حصے بغیر کریڈٹ کے سنا سکتے ہیں، اتنے سنا چکے، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    account_limit:
      'ایک گھنٹے میں ماڈلوں سے جتنی بار پوچھا جا سکتا ہے، آپ پوچھ چکے ہیں، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    newcomer_limit:
      'نئے کھاتے سے، یا جس کی ای میل کی تصدیق نہیں ہوئی، ایک دن میں ماڈلوں سے بس اتنی ہی بار پوچھا جا سکتا ہے، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    minute_limit:
      'ایک منٹ میں ماڈلوں سے جتنی بار پوچھا جا سکتا ہے، آپ پوچھ چکے ہیں، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    credits_short:
      'اس ماڈل کے لیے آپ کے کریڈٹ کم ہیں، اس لیے مصنف کے اپنے الفاظ سنائے گئے، بغیر کسی کریڈٹ کے۔',
    together_budget:
      'اس کھیل میں دوسرے جتنے کریڈٹ اور خرچ کر سکتے ہیں، وہ اس کے لیے کم ہیں، اس لیے داستان سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
  },
  notEnoughCredits: (model_requested, available_credits, required_credits) =>
    playFailures.act.credits_short({ model_requested, available_credits, required_credits }),
  earnCredits: 'کام پورے کرنے سے کریڈٹ ملتے ہیں: وہ ”آپ کی پیش رفت“ میں ہیں۔',
  notEnoughXp: (current_xp, required_xp) => playFailures.act.xp_short({ current_xp, required_xp }),
  pleaseLogIn: playFailures.act.not_signed_in,
  actionFailed: playFailures.act.other,
  wentOnElsewhere:
    'اس دوران داستان کہیں اور، جیسے دوسرے ٹیب میں، آگے بڑھ گئی۔ آپ کی چال نہیں چلی، اور اس کا کچھ نہیں لگا۔',
  chosenInstead: (model) => `اب ${model} چنا گیا ہے۔ پھر کوشش کریں۔`,
  tryAlternatives: 'ان میں سے کوئی آزمائیں:',
  choices: 'راہیں',
  detour: 'موڑ: یہیں لوٹ آتا ہے',
  perhapsMeant: 'کیا آپ کا مطلب یہ تھا؟',
  yourVote: 'آپ کا ووٹ',
  customAction: 'اپنے لفظوں میں',
  choicesOnDevice: 'اسی آلے پر، انتخاب سے کھیلا جاتا ہے۔',
  choicesOnly: 'یہ کھاتہ انتخاب سے کھیلتا ہے۔',
  noWords: {
    paused: (name) => `ابھی صرف ${name} کھیلتے ہیں۔`,
    away: (name) => `کھیل ${name} کی راہ دیکھ رہا ہے۔`,
    vote: () => 'ووٹنگ میں اپنے لفظ نہیں لکھے جاتے۔',
    turn: () => 'آپ کی باری آنے پر آپ لکھ سکیں گے۔',
    words: (name) => `آپ راہیں چن کر کھیلتے ہیں: ${name} نے اپنے لفظ لکھنے کی اجازت نہیں دی۔`,
  },
  placeholder: 'آپ کیا کرتے ہیں، لکھیے...',
  act: 'کریں',
  finishHint: {
    touch: 'پورا متن دیکھنے کے لیے چھوئیں',
    pointer: 'پورا متن دیکھنے کے لیے کلک کریں یا Space دبائیں',
  },
  tooLong: (max) => `یہ بھیجنے کے لیے بہت لمبا ہے۔ ${whole(max)} حروف تک مختصر کریں۔`,
  commands: 'حکم',
  xp: (count) => `${count} XP`,
  xpOf: (count, name) => `${count} XP · ${name}`,
  costs: (count) => `قیمت ${count} XP۔`,
  costsWithModel: (xp, count, model) =>
    `قیمت ${xp} XP، اور ${model} کے لیے ${counted(count, { other: 'کریڈٹ' })}۔`,
  balance: (xp, count) => `${xp} XP، ${counted(count, { other: 'کریڈٹ' })}`,
  aboutPoints: 'XP اور کریڈٹ',
  pointsHint: `${points.xp} ${points.credits}`,
  free: 'کوئی قیمت نہیں۔',
  needsXp: (count) => `${count} XP درکار`,
  command: {
    continue: {
      name: 'آگے',
      help: 'داستان بڑھائیں',
      explanation: 'داستان کو آگے بڑھاتا ہے۔',
      atFork: { help: 'اسی گھڑی میں ٹھہریں', explanation: 'اسی گھڑی میں ٹھہرتا ہے؛ چننا آپ پر ہے۔' },
      inGeneral:
        'داستان کو آگے بڑھاتا ہے۔ جہاں کئی راہیں کھلی ہوں، وہاں اسی گھڑی میں ٹھہرتا ہے؛ چننا آپ پر ہے۔',
    },
    immerse: {
      name: 'ڈوبیں',
      help: 'تفصیل اور راہیں',
      explanation: 'اس گھڑی کا پورا بیان، پھر دو راہیں۔',
      withoutChoices: {
        help: 'اس گھڑی کی تفصیل',
        explanation: 'اس گھڑی کا پورا بیان۔ راہیں جیسی ہیں، ویسی ہی رہتی ہیں۔',
      },
      inGeneral: 'اس گھڑی کا پورا بیان۔ جہاں دو سے کم راہیں کھلی ہوں، وہاں نئی راہیں بھی جڑتی ہیں۔',
    },
    show: { name: 'دکھائیں', help: 'اس منظر کی تصویر', explanation: 'اس منظر کی تصویر بناتا ہے۔' },
    undo: {
      name: 'واپس لیں',
      help: 'ایک قدم پیچھے',
      explanation: 'پچھلا قدم لوٹا لیتا ہے۔ یہ پلٹا نہیں جا سکتا۔ کریڈٹ نہیں لوٹتے۔',
      reversible: 'پچھلا قدم لوٹا لیتا ہے۔ داستان آگے بڑھنے تک ”پھر لائیں“ سے وہ لوٹ آتا ہے۔ کریڈٹ نہیں لوٹتے۔',
    },
    redo: { name: 'پھر لائیں', help: 'لوٹایا ہوا واپس', explanation: 'جو لوٹایا تھا، اسے پھر لے آتا ہے۔' },
    custom_action: {
      name: 'اپنے لفظوں میں',
      help: 'جو چاہیں لکھیں',
      explanation: 'کچھ بھی لکھیں اور ”کریں“ دبائیں۔',
      inGeneral:
        'کچھ بھی لکھیں اور ”کریں“ دبائیں۔ لکھا کسی راہ سے ملتا ہو تو وہی راہ چنی جاتی ہے؛ ورنہ داستان جواب دیتی ہے۔',
    },
  },
  gameCommands: 'کھیل کے حکم',
  aiModels: 'ماڈل',
  aiModelsNote: 'ہر ماڈل کی اپنی آواز یا اپنا قلم ہے، اور اپنی قیمت۔ اوپر سے جب چاہیں بدلیں۔',
  guide: 'اور جاننا ہے؟ یہاں دبائیں',
  undone: 'ایک قدم لوٹا لیا گیا۔',
  whyThis: 'ایسا کیوں؟',
  readAloud: 'پڑھ کر سنائیں',
  stopReading: 'پڑھنا روکیں',
  noVoice: 'اس براؤزر میں پڑھ کر سنانے والی کوئی آواز نہیں۔',
  copy: 'نقل کریں',
  copied: 'نقل ہو گئی',
  notCopied: 'یہ براؤزر نقل نہیں کرنے دیتا۔',
  toolsOf: 'اس حصے کے ساتھ',
  retell: 'کسی اور طرح سنائیں',
  retellFor: (count) => `کسی اور طرح سنائیں · ${counted(count, { other: 'کریڈٹ' })}`,
  retellings: 'اس حصے کے روپ',
  retelling: (number, count) => `${count} میں سے روپ ${number}`,
  previousRetelling: 'پچھلا روپ',
  nextRetelling: 'اگلا روپ',
  shareFromHere: 'یہاں سے بانٹیں',
  branch: 'یہاں سے پھر شروع کریں',
  branchTitle: 'یہاں سے پھر شروع کریں؟',
  branchText: 'اس جگہ سے ایک نیا کھیل شروع ہوگا۔ یہ کھیل جیسا ہے ویسا ہی رہے گا۔',
  branchConfirm: 'پھر شروع کریں',
  branchCancel: 'یہیں رہیں',
  deletion: {
    title: (instant) => `مصنف یہ داستان ${day().format(new Date(instant))} کو مٹا دیں گے۔`,
    text: 'آپ کا کھیل اور جو سنایا گیا، آپ کے پاس رہے گا، اور آپ کھیلتے رہ سکتے ہیں۔ نیا کھیل کوئی شروع نہیں کر سکتا۔',
  },
  newerVersion: (number) => `اس داستان کا ورژن ${number} شائع ہوا ہے۔`,
  newerText: 'آپ کا کھیل اسی منظر سے اس میں آگے بڑھ سکتا ہے۔ اب تک جو سنایا گیا، وہ رہے گا۔',
  moveToVersion: (number) => `ورژن ${number} میں آگے بڑھیں`,
  stayOnVersion: 'اپنے پر رہیں',
  moving: 'بدلا جا رہا ہے...',
  moved: (number) => `آپ کا کھیل اب ورژن ${number} میں ہے۔`,
} satisfies Words['play'];
