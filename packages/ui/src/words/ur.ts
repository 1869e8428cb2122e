import { account } from './ur/account.ts';
import { credits } from './ur/credits.ts';
import { errorCodes } from './ur/errorCodes.ts';
import {
  accountFailures,
  adminFailures,
  authoringFailures,
  playFailures,
  progressFailures,
  storiesFailures,
  waitlistFailures,
} from './ur/failures.ts';
import { field } from './ur/field.ts';
import { report } from './ur/report.ts';
import { landing } from './ur/landing.ts';
import { legal } from './ur/legal.ts';
import { myStories } from './ur/myStories.ts';
import { playPanels } from './ur/playPanels.ts';
import { profile } from './ur/profile.ts';
import { progress } from './ur/progress.ts';
import { reasons } from './ur/reasons.ts';
import { rules } from './ur/rules.ts';
import { sessionPanel } from './ur/sessionPanel.ts';
import { shell } from './ur/shell.ts';
import { storyPage } from './ur/storyPage.ts';
import { table } from './ur/table.ts';
import { waitlist } from './ur/waitlist.ts';
import { numbersOf } from './numbers.ts';
import { agoOf } from './time.ts';
import type { OfferedLanguage } from './WordsProvider.tsx';

/** Latin figures, as the product writes them beside Nastaliq. */
const numbers = numbersOf('ur-u-nu-latn');
const { counted } = numbers;
const ago = agoOf('ur-u-nu-latn');

/** Urdu for all that a reader sees. Writing a story and administration are read in English until somebody writes them. */
export const ur = {
  numbers,
  product: { name: 'کتھالوک', copyright: '© 2025 کتھالوک' },
  shell,
  story: {
    untitled: 'بے عنوان',
    noDescription: 'کوئی تعارف نہیں',
    unknownAuthor: 'نامعلوم مصنف',
    play: 'کھیلیں',
    playNamed: (title) => `کھیلیں: ${title}`,
    loginToPlay: 'یہ کھیل کھیلنے کے لیے براہِ کرم داخل ہوں',
    premiumOnly: 'یہ پریمیم کہانی ہے۔ کھیلنے کے لیے براہِ کرم اپ گریڈ کریں۔',
    unplayed: 'نئی',
    likes: (count) => counted(count, { other: 'پسند' }),
    plays: (count) => counted(count, { other: 'بار کھیلی گئی' }),
    bookmarks: (count) => counted(count, { other: 'نے محفوظ کی' }),
    likedByYou: 'آپ کو پسند ہے',
    savedByYou: 'آپ نے محفوظ کی ہے',
  },
  home: {
    title: 'صفحۂ اول',
    featured: 'منتخب داستانیں',
    featuredHint: 'مدیروں کا انتخاب',
    trending: 'ان دنوں',
    trendingHint: 'ابھی سب سے زیادہ پڑھی جا رہی ہیں',
    aboutRow: (row) => `${row}: یہ کیا ہے`,
    continuePlaying: 'جہاں چھوڑا تھا',
    continue: 'آگے چلیں',
    continueNamed: (title) => `آگے چلیں: ${title}`,
    progressOf: (title) => `${title} میں آپ کی پیش رفت`,
    played: (playedAt, now) => ago(playedAt, now),
    loading: 'داستانیں آ رہی ہیں...',
    overlayWords: [
      'ورق پروئے جا رہے ہیں',
      'چراغ جل رہے ہیں',
      'ساز مل رہا ہے',
      'داستان گو جاگ رہا ہے',
      'پہلا دروازہ کھل رہا ہے',
    ],
    overlayEnd: 'آگے بڑھنے کو کوئی کلید دبائیں',
    empty: 'ابھی کوئی داستان نہیں۔',
    loadMore: 'اور داستانیں',
    loadingMore: 'آ رہی ہیں...',
  },
  search: {
    label: 'داستان ڈھونڈیں',
    placeholder: 'داستان ڈھونڈیں...',
    searching: 'ڈھونڈ رہے ہیں...',
    nothing: 'کوئی داستان نہیں ملی',
    found: (count) => counted(count, { other: 'داستانیں ملیں' }),
    clear: 'تلاش مٹائیں',
    close: 'تلاش بند کریں',
  },
  carousel: {
    role: 'قطار',
    previous: (row) => `${row}: پیچھے`,
    next: (row) => `${row}: آگے`,
    pause: (row) => `${row}: روکیں`,
    resume: (row) => `${row}: پھر چلائیں`,
  },
  errors: {
    title: 'داستان گو کے ہاتھ سے ڈور چھوٹ گئی',
    unexpected: 'کچھ انہونی ہو گئی۔ صفحہ دوبارہ کھول کر دیکھیں۔',
    tryAgain: 'پھر کوشش کریں',
    sessionUnknown: 'ابھی معلوم نہیں ہو رہا کہ آپ داخل ہیں یا نہیں۔ ہم پھر پوچھ رہے ہیں۔',
    request: (id) => `درخواست ${id}`,
  },
  notFound: {
    code: '404',
    title: 'یہ ورق اس کتاب میں نہیں۔',
    text: 'نکال لیا گیا، یا کبھی لکھا ہی نہیں گیا۔ باقی ورق ڈور میں سلامت ہیں۔',
    goHome: 'صفحۂ اول پر چلیں',
  },
  overlay: { close: 'بند کریں', messages: 'پیغام' },
  banner: {
    label: 'ان دنوں یہاں',
    role: 'پٹی',
    slideRole: 'ورق',
    place: (number, count) => `${count} میں سے ${number}`,
    choose: 'ورق چنیں',
    pause: 'ورق روکیں',
    resume: 'ورق پھر چلائیں',
    featured: 'منتخب',
    featuredGame: 'منتخب کھیل',
    guide: {
      title: 'کیسے کھیلیں',
      hint: 'پانچ منٹ، اور آپ تیار',
      text: 'چار حکم، دو طرح کے نمبر، اور ایک داستان گو جسے آپ کا کیا یاد رہتا ہے۔ سب کچھ رہنما میں ہے۔',
      action: 'رہنما پڑھیں',
    },
    beta: {
      title: 'پہلے قاری بنیں',
      hint: 'پریمیم داستانیں سب سے پہلے',
      text: 'پریمیم داستانیں پہلے چند ہی قارئین کے لیے کھلتی ہیں۔ نام لکھوائیے، اور سب سے پہلے پڑھیے۔',
      action: 'انتظار کی فہرست',
    },
    community: {
      title: 'داستان گوؤں سے ملیں',
      hint: 'محفل کھلی ہے',
      text: 'لکھنے والے، کھیلنے والے اور کبھی کوئی مؤرخ: سب اپنی اپنی داستان کی بات کرتے ہیں۔ الاؤ کے پاس جگہ ہے۔',
      action: 'محفل میں آئیں',
    },
  },
  reactions: {
    like: (title) => `پسند کریں: ${title}`,
    bookmark: (title) => `محفوظ کریں: ${title}`,
  },
  connection: {
    offline: 'انٹرنیٹ نہیں ہے۔',
    offlineText: 'آپ پڑھتے رہ سکتے ہیں۔ انٹرنیٹ لوٹتے ہی کھیل آگے چلے گا۔',
    online: 'رابطہ بحال ہے۔',
    onlineText: 'سب پھر چل رہا ہے۔',
    offlinePage: {
      title: 'انٹرنیٹ نہیں ہے',
      text: 'جو داستانیں آپ کھول چکے ہیں وہ پڑھی جا سکتی ہیں۔ رابطہ ہوتے ہی کھیل آگے چلے گا۔',
      action: 'آف لائن پڑھی جا سکنے والی داستانیں دکھائیں',
    },
    outdatedPage: {
      title: 'کتھالوک کا نیا ورژن آ گیا ہے',
      text: 'آپ کے پڑھتے پڑھتے کتھالوک اپ ڈیٹ ہو گیا۔ آگے بڑھنے کے لیے صفحہ پھر لوڈ کریں؛ آپ کا لکھا محفوظ ہے۔',
      action: 'پھر لوڈ کریں',
    },
  },
  settings: { theme: 'روپ', language: 'زبان', themes: { night: 'رات کا نسخہ', 'palm-leaf': 'تاڑ کا پتا' } },
  loginRequired: {
    title: 'داخلہ ضروری ہے',
    message: 'اس کے لیے داخل ہونا ہوگا',
    stay: 'یہیں رہیں',
    goOn: 'داخل ہوں',
    premium: { title: 'پریمیم کہانی', goOn: 'انتظار کی فہرست میں شامل ہوں' },
    failure: { title: 'کہانی شروع نہیں ہوئی', goOn: 'پھر کوشش کریں' },
  },
  play: {
    loading: 'کھیل کھل رہا ہے...',
    notFound: 'یہ کھیل نہیں ملا',
    thinking: 'داستان گو سوچ رہا ہے...',
    back: 'واپس',
    knowHow: 'کیسے کھیلیں',
    settings: 'ترتیبات',
    close: 'بند کریں',
    story: 'داستان',
    textModel: (name) => `داستان گو: ${name}`,
    imageModel: (name) => `مصور: ${name}`,
    textModels: 'داستان گو',
    imageModels: 'مصور',
    credits: (count) => counted(count, { other: 'کریڈٹ' }),
    log: 'اب تک کی داستان',
    earlier: 'اس سے پہلے',
    later: 'اس کے بعد',
    newBelow: 'نیا',
    sessionSeparator: 'داستان میں اس سے پہلے',
    continuing: 'Continuing story...',
    using: (model, count) => `${model} (${counted(count, { other: 'کریڈٹ' })})`,
    you: 'آپ:',
    selected: 'چنا:',
    imageCaption: 'مشین کی بنائی تصویر',
    imageFailed: 'تصویر نہیں آئی۔',
    theEnd: 'تمام شد',
    lowCredits: 'آپ کے کریڈٹ کم ہو رہے ہیں!',
    steppedIn: {
      refused: 'ماڈل یہاں سے آگے نہ سنا سکا، اس لیے یہ حصہ سوتردھار نے سنایا۔ کوئی کریڈٹ نہیں لگا۔',
      daily_limit:
        'آج کے لیے ماڈلوں کی حد پوری ہو گئی، اس لیے کہانی سوتردھار نے سنبھالی۔ کوئی کریڈٹ نہیں لگا۔',
    },
    notEnoughCredits: (model_requested, available_credits, required_credits) =>
      playFailures.act.credits_short({ model_requested, available_credits, required_credits }),
    notEnoughXp: (current_xp, required_xp) => playFailures.act.xp_short({ current_xp, required_xp }),
    pleaseLogIn: playFailures.act.not_signed_in,
    actionFailed: playFailures.act.other,
    tryAlternatives: 'ان میں سے کوئی آزمائیں:',
    choices: 'راہیں',
    detour: 'موڑ: یہیں لوٹ آتا ہے',
    perhapsMeant: 'کیا آپ کا مطلب یہ تھا؟',
    customAction: 'اپنے لفظوں میں',
    placeholder: 'آپ کیا کرتے ہیں، لکھیے...',
    act: 'کریں',
    commands: 'حکم',
    xp: (count) => `${count} XP`,
    costs: (count) => `قیمت ${count} XP۔`,
    costsWithModel: (xp, count, model) =>
      `قیمت ${xp} XP، اور ${model} کے لیے ${counted(count, { other: 'کریڈٹ' })}۔`,
    balance: (xp, count) => `${xp} XP، ${counted(count, { other: 'کریڈٹ' })}`,
    free: 'کوئی قیمت نہیں۔',
    needsXp: (count) => `${count} XP درکار`,
    finished: 'داستان پوری ہوئی۔ تصویر اور واپسی اب بھی چلتے ہیں۔',
    command: {
      continue: { name: 'آگے', help: 'داستان بڑھائیں', explanation: 'داستان کو آگے بڑھاتا ہے۔' },
      immerse: { name: 'ڈوبیں', help: 'تفصیل اور راہیں', explanation: 'اس گھڑی کا پورا بیان، پھر دو راہیں۔' },
      show: { name: 'دکھائیں', help: 'اس منظر کی تصویر', explanation: 'اس منظر کی تصویر بناتا ہے۔' },
      undo: {
        name: 'واپس لیں',
        help: 'ایک قدم پیچھے',
        explanation: 'پچھلا قدم لوٹا لیتا ہے۔ یہ پلٹا نہیں جا سکتا۔ کریڈٹ نہیں لوٹتے۔',
        reversible:
          'پچھلا قدم لوٹا لیتا ہے۔ داستان آگے بڑھنے تک ”پھر لائیں“ سے وہ لوٹ آتا ہے۔ کریڈٹ نہیں لوٹتے۔',
      },
      redo: { name: 'پھر لائیں', help: 'لوٹایا ہوا واپس', explanation: 'جو لوٹایا تھا، اسے پھر لے آتا ہے۔' },
      custom_action: {
        name: 'اپنے لفظوں میں',
        help: 'جو چاہیں لکھیں',
        explanation: 'کچھ بھی لکھیں اور ”کریں“ دبائیں۔',
      },
    },
    gameCommands: 'کھیل کے حکم',
    aiModels: 'ماڈل',
    aiModelsNote: 'ہر ماڈل کی اپنی آواز یا اپنا قلم ہے، اور اپنی قیمت۔ اوپر سے جب چاہیں بدلیں۔',
    guide: 'اور جاننا ہے؟ یہاں دبائیں',
    undoTitle: 'پچھلا حصہ لوٹائیں؟',
    undoText: 'داستان، منظر اور XP پہلے جیسے ہو جائیں گے۔ کریڈٹ نہیں لوٹتے۔ یہ پلٹا نہیں جا سکتا۔',
    undoTextReversible:
      'داستان، منظر اور XP پہلے جیسے ہو جائیں گے۔ کریڈٹ نہیں لوٹتے۔ داستان آگے بڑھنے تک ”پھر لائیں“ سے یہ حصہ لوٹ آتا ہے۔',
    undoConfirm: 'لوٹا لیں',
    undoCancel: 'رہنے دیں',
    whyThis: 'ایسا کیوں؟',
    readAloud: 'پڑھ کر سنائیں',
    stopReading: 'پڑھنا روکیں',
    copy: 'نقل کریں',
    copied: 'نقل ہو گئی',
    notCopied: 'یہ براؤزر نقل نہیں کرنے دیتا۔',
    toolsOf: 'اس حصے کے ساتھ',
    retell: 'کسی اور طرح سنائیں',
    retellFor: (count) => `کسی اور طرح سنائیں · ${counted(count, { other: 'کریڈٹ' })}`,
    tellings: 'اس حصے کے روپ',
    telling: (number, count) => `${count} میں سے روپ ${number}`,
    previousTelling: 'پچھلا روپ',
    nextTelling: 'اگلا روپ',
    branch: 'یہاں سے پھر شروع کریں',
    branchTitle: 'یہاں سے پھر شروع کریں؟',
    branchText: 'اس جگہ سے ایک نیا کھیل شروع ہوگا۔ یہ کھیل جیسا ہے ویسا ہی رہے گا۔',
    branchConfirm: 'پھر شروع کریں',
    branchCancel: 'یہیں رہیں',
  },
  errorCodes,
  accountFailures,
  adminFailures,
  authoringFailures,
  playFailures,
  progressFailures,
  storiesFailures,
  waitlistFailures,
  field,
  landing,
  playPanels,
  storyPage,
  rules,
  waitlist,
  account,
  sessionPanel,
  reasons,
  report,
  credits,
  legal,
  myStories,
  profile,
  progress,
  table,
} satisfies OfferedLanguage;
