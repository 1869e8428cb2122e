import { answer } from '../answer/hi.ts';
import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';
import { playFailures } from '../playFailures/hi.ts';
import { modelDescriptions } from '../modelDescriptions/hi.ts';
import { modelNames } from '../modelNames/hi.ts';
import { points } from '../points/hi.ts';
import { onDemand } from '../../onDemand.ts';

const { counted, whole } = numbersOf('hi');

const day = onDemand(
  () =>
    new Intl.DateTimeFormat('hi', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }),
);

const credits = (count: number) => counted(count, { other: 'क्रेडिट' });

export const play = {
  toldOffline: (at) =>
    `बिना इंटरनेट के खेला गया: ${new Intl.DateTimeFormat('hi', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(at))}`,
  answer,
  loading: 'खेल खुल रहा है...',
  notFound: 'यह खेल नहीं मिला',
  youWrote: 'आपने लिखा था:',
  thinking: 'सूत्रधार सोच रहा है...',
  reconnecting: 'संपर्क टूट गया। फिर कोशिश हो रही है...',
  queued: 'सूत्रधार औरों को कथा सुना रहा है। आपकी बारी आ रही है...',
  back: 'पीछे',
  knowHow: 'कैसे खेलें',
  settings: 'सेटिंग',
  close: 'बंद करें',
  story: 'कथा',
  textModel: (name) => `कथावाचक: ${name}`,
  imageModel: (name) => `चित्रकार: ${name}`,
  modelName: ({ model_key, display_name }) => modelNames[model_key] ?? display_name,
  modelDescription: ({ model_key }) => modelDescriptions[model_key],
  textModels: 'कथावाचक',
  imageModels: 'चित्रकार',
  credits,
  price: (count) => (count === 0 ? 'मुफ़्त' : credits(count)),
  log: 'अब तक की कथा',
  earlier: 'इससे पहले',
  later: 'इसके बाद',
  newBelow: 'नया',
  menu: 'मेनू',
  moreBelow: 'आगे और है',
  sessionSeparator: 'कथा में इससे पहले',
  continuing: 'Continuing story...',
  using: (model, count) => `${model} (${counted(count, { other: 'क्रेडिट' })})`,
  you: 'आप:',
  selected: 'चुना:',
  saidBy: (name) => `${name ?? 'कोई'}:`,
  chosenBy: (name) => (name === null ? 'किसी ने चुना:' : `${name} ने चुना:`),
  chosenByVote: (vote) =>
    vote
      ? `वोट से चुना गया (${whole(vote.voters)} में से ${whole(vote.votes)}${vote.is_tie ? ', बराबरी: पहला वोट जीता' : ''}):`
      : 'वोट से चुना गया:',
  did: {
    continue: (name) => `${name ?? 'कोई'} आगे बढ़े।`,
    immerse: (name) => (name === null ? 'किसी ने चारों ओर देखा।' : `${name} ने चारों ओर देखा।`),
    show: (name) => (name === null ? 'किसी ने चित्र माँगा।' : `${name} ने चित्र माँगा।`),
  },
  wentOnByVote: 'वोट से तय हुआ: आगे बढ़ना।',
  imageCaption: 'मशीन का बनाया चित्र',
  imageFailed: 'चित्र नहीं आया।',
  theEnd: 'समाप्त',
  chapterPlace: (number, of) => `${whole(of)} में से अध्याय ${whole(number)}`,
  restHere: 'यहाँ ठहरना हो तो ठहर लें: आपकी जगह सहेजी हुई है।',
  lowCredits: 'आपके क्रेडिट कम हो रहे हैं!',
  steppedIn: {
    refused: 'मॉडल यहाँ से आगे नहीं सुना सका, इसलिए यह हिस्सा सूत्रधार ने सुनाया। कोई क्रेडिट नहीं लगा।',
    copied: 'मॉडल ने यहाँ लेखक के अपने शब्द ही सुनाए। कोई क्रेडिट नहीं लगा।',
    failed: 'किसी मॉडल ने जवाब नहीं दिया, इसलिए यह हिस्सा सूत्रधार ने सुनाया। कोई क्रेडिट नहीं लगा।',
    small_model:
      'यह मॉडल केवल दृश्यों को जोड़ता है, खुलकर नहीं सुनाता, इसलिए यह हिस्सा सूत्रधार ने सुनाया। कोई क्रेडिट नहीं लगा।',
    daily_limit: 'आज के लिए मॉडलों की सीमा पूरी हो गई, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
    unpaid_limit:
      'मॉडल एक घंटे में जितने हिस्से बिना क्रेडिट के सुना सकते हैं, उतने सुना चुके, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
    account_limit:
      'एक घंटे में जितनी बार मॉडलों से पूछा जा सकता है, आप पूछ चुके हैं, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
    newcomer_limit:
      'नए खाते से, या जिसके ईमेल की पुष्टि नहीं हुई है, एक दिन में मॉडलों से इतनी ही बार पूछा जा सकता है, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
    minute_limit:
      'एक मिनट में जितनी बार मॉडलों से पूछा जा सकता है, आप पूछ चुके हैं, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
    credits_short: 'इस मॉडल के लिए आपके क्रेडिट कम हैं, इसलिए लेखक के अपने शब्द सुनाए गए, बिना किसी क्रेडिट के।',
    together_budget:
      'इस खेल में दूसरे जितने क्रेडिट और ख़र्च कर सकते हैं, वे इसके लिए कम हैं, इसलिए सूत्रधार ने कथा सँभाली। कोई क्रेडिट नहीं लगा।',
  },
  notEnoughCredits: (model_requested, available_credits, required_credits) =>
    playFailures.act.credits_short({ model_requested, available_credits, required_credits }),
  earnCredits: 'कार्य पूरे करने से क्रेडिट मिलते हैं: वे “आपकी प्रगति” में हैं।',
  notEnoughXp: (current_xp, required_xp) => playFailures.act.xp_short({ current_xp, required_xp }),
  pleaseLogIn: playFailures.act.not_signed_in,
  actionFailed: playFailures.act.other,
  wentOnElsewhere: 'इस बीच कथा कहीं और, जैसे दूसरे टैब में, आगे बढ़ गई। आपका क़दम नहीं लिया गया, और उसका कुछ नहीं लगा।',
  chosenInstead: (model) => `अब ${model} चुना गया है। फिर कोशिश करें।`,
  tryAlternatives: 'इनमें से कोई आज़माएँ:',
  choices: 'राहें',
  detour: 'घुमाव: यहीं लौट आता है',
  perhapsMeant: 'क्या आपका मतलब यह था?',
  yourVote: 'आपका वोट',
  customAction: 'अपने शब्दों में',
  choicesOnDevice: 'इसी डिवाइस पर, विकल्पों से खेला जाता है।',
  choicesOnly: 'यह खाता विकल्प चुनकर खेलता है।',
  noWords: {
    paused: (name) => `अभी केवल ${name} खेलते हैं।`,
    away: (name) => `खेल ${name} की राह देख रहा है।`,
    vote: () => 'वोटिंग में अपने शब्द नहीं लिखे जाते।',
    turn: () => 'आपकी बारी आने पर आप लिख सकेंगे।',
    words: (name) => `आप राहें चुनकर खेलते हैं: ${name} ने अपने शब्द लिखने की अनुमति नहीं दी है।`,
  },
  placeholder: 'आप क्या करते हैं, लिखिए...',
  act: 'करें',
  finishHint: { touch: 'पूरा पाठ देखने के लिए छुएँ', pointer: 'पूरा पाठ देखने के लिए क्लिक करें या Space दबाएँ' },
  tooLong: (max) => `यह भेजने के लिए बहुत लंबा है। ${whole(max)} अक्षरों तक छोटा करें।`,
  commands: 'आदेश',
  xp: (count) => `${count} XP`,
  xpOf: (count, name) => `${count} XP · ${name}`,
  costs: (count) => `लागत ${count} XP।`,
  costsWithModel: (xp, count, model) =>
    `लागत ${xp} XP, और ${model} के लिए ${counted(count, { other: 'क्रेडिट' })}।`,
  balance: (xp, count) => `${xp} XP, ${counted(count, { other: 'क्रेडिट' })}`,
  aboutPoints: 'XP और क्रेडिट',
  pointsHint: `${points.xp} ${points.credits}`,
  free: 'कोई लागत नहीं।',
  needsXp: (count) => `${count} XP चाहिए`,
  command: {
    continue: {
      name: 'आगे',
      help: 'कथा बढ़ाएँ',
      explanation: 'कथा को आगे बढ़ाता है।',
      atFork: { help: 'इसी घड़ी में ठहरें', explanation: 'इसी घड़ी में ठहरता है; चुनना आप पर है।' },
      inGeneral: 'कथा को आगे बढ़ाता है। जहाँ कई राहें खुली हों, वहाँ उसी घड़ी में ठहरता है; चुनना आप पर है।',
    },
    immerse: {
      name: 'डूबें',
      help: 'विस्तार और राहें',
      explanation: 'इस घड़ी का पूरा वर्णन, फिर दो राहें।',
      withoutChoices: {
        help: 'इस घड़ी का विस्तार',
        explanation: 'इस घड़ी का पूरा वर्णन। राहें जैसी हैं, वैसी ही रहती हैं।',
      },
      inGeneral: 'इस घड़ी का पूरा वर्णन। जहाँ दो से कम राहें खुली हों, वहाँ नई राहें भी जुड़ती हैं।',
    },
    show: { name: 'दिखाएँ', help: 'इस दृश्य का चित्र', explanation: 'इस दृश्य का चित्र बनाता है।' },
    undo: {
      name: 'वापस',
      help: 'एक क़दम पीछे',
      explanation: 'पिछला क़दम लौटा लेता है। यह पलटा नहीं जा सकता। क्रेडिट नहीं लौटते।',
      reversible: 'पिछला क़दम लौटा लेता है। कथा आगे बढ़ने तक “फिर लाएँ” से वह लौट आता है। क्रेडिट नहीं लौटते।',
    },
    redo: { name: 'फिर लाएँ', help: 'लौटाया हुआ वापस', explanation: 'जो लौटाया था, उसे फिर ले आता है।' },
    custom_action: {
      name: 'अपने शब्दों में',
      help: 'जो चाहें लिखें',
      explanation: 'कुछ भी लिखें और “करें” दबाएँ।',
      inGeneral:
        'कुछ भी लिखें और “करें” दबाएँ। लिखा किसी राह से मिलता हो, तो वही राह चुनी जाती है; नहीं तो कथा उत्तर देती है।',
    },
  },
  gameCommands: 'खेल के आदेश',
  aiModels: 'मॉडल',
  aiModelsNote: 'हर मॉडल की अपनी आवाज़ या कूची है, और अपना दाम। ऊपर से कभी भी बदलें।',
  guide: 'और जानना है? यहाँ दबाएँ',
  undone: 'एक क़दम लौटा लिया गया।',
  whyThis: 'ऐसा क्यों?',
  readAloud: 'पढ़कर सुनाएँ',
  stopReading: 'पढ़ना रोकें',
  noVoice: 'इस ब्राउज़र में पढ़कर सुनाने वाली कोई आवाज़ नहीं है।',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  notCopied: 'यह ब्राउज़र कॉपी नहीं करने देता।',
  toolsOf: 'इस हिस्से के साथ',
  retell: 'दूसरे ढंग से सुनाएँ',
  retellFor: (count) => `दूसरे ढंग से सुनाएँ · ${counted(count, { other: 'क्रेडिट' })}`,
  retellings: 'इस हिस्से के रूप',
  retelling: (number, count) => `${count} में से रूप ${number}`,
  previousRetelling: 'पिछला रूप',
  nextRetelling: 'अगला रूप',
  shareFromHere: 'यहाँ से साझा करें',
  branch: 'यहाँ से फिर शुरू करें',
  branchTitle: 'यहाँ से फिर शुरू करें?',
  branchText: 'इस जगह से एक नया खेल शुरू होगा। यह खेल जैसा है वैसा ही रहेगा।',
  branchConfirm: 'फिर शुरू करें',
  branchCancel: 'यहीं रहें',
  deletion: {
    title: (instant) => `लेखक यह कथा ${day().format(new Date(instant))} को मिटा देंगे।`,
    text: 'आपका खेल और जो सुनाया गया, आपके पास रहेगा, और आप खेलते रह सकते हैं। नया खेल कोई शुरू नहीं कर सकता।',
  },
  newerVersion: (number) => `इस कथा का संस्करण ${number} प्रकाशित हुआ है।`,
  newerText: 'आपका खेल इसी दृश्य से उसमें आगे बढ़ सकता है। अब तक जो सुनाया गया, वह रहेगा।',
  moveToVersion: (number) => `संस्करण ${number} में आगे बढ़ें`,
  stayOnVersion: 'अपने पर रहें',
  moving: 'बदला जा रहा है...',
  moved: (number) => `आपका खेल अब संस्करण ${number} में है।`,
} satisfies Words['play'];
