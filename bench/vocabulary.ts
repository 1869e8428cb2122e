import type { Language } from '@kathaloka/contract/entities';

interface Vocabulary {
  readonly language: Language;
  /** The number of stories in this language, out of a hundred. */
  readonly share: number;
  /** Common words, most frequent first. */
  readonly words: readonly string[];
  /** Syllables for names and rare words. */
  readonly syllables: readonly string[];
}

const list = (text: string): string[] => text.trim().split(/\s+/);

/** Ten languages: enough words for realistic stories, and syllables to generate as many more as a large catalogue has. */
export const VOCABULARIES: readonly Vocabulary[] = [
  {
    language: 'en',
    share: 40,
    words: list(`
      the a of and to in is that with on for from by who at what when where under over one night river king lamp road
      forest house story old last first three seven door water fire bridge village queen brother sister mother ferry
      crow tiger elephant jackal lion thread loom salt rice gold war morning evening monsoon promise curse riddle debt
      letter temple market boat island moon star mountain well stone bell drum song silence shadow name face hand eye
      heart bone sword bow arrow chariot wheel throne crown court poet clerk thief washerman potter weaver fisherman
      hermit ghost demon serpent peacock parrot monkey swan lotus banyan mango tamarind ash dust rain storm wind flood
      drought harvest feast hunger sleep dream memory answer question choice secret truth lie gift price wager game dice
      carry choose remember forget follow cross climb open close keep lose find hide ask tell listen wait return begin
      end burn drown weep laugh quiet loud narrow broken hidden borrowed golden hollow patient hungry stubborn
    `),
    syllables: list(
      'ka ra mi shu ta na vi de pa lo ma ri sha go ba le ti ya ke du ni sa ro ha mo ve chi ja na',
    ),
  },
  {
    language: 'hi',
    share: 15,
    words: list(`
      की का के में है और एक से राजा रानी रात नदी दीया रास्ता जंगल घर कहानी पुराना आखिरी पहला तीन सात दरवाज़ा पानी आग पुल गाँव
      भाई बहन माँ नाव कौआ बाघ हाथी सियार शेर धागा नमक चावल सोना युद्ध सुबह शाम बारिश वचन शाप पहेली कर्ज़ चिट्ठी मंदिर बाज़ार
      चाँद तारा पहाड़ कुआँ पत्थर घंटी ढोल गीत छाया नाम चेहरा हाथ आँख दिल तलवार धनुष रथ सिंहासन कवि चोर धोबी कुम्हार जुलाहा
      मछुआरा बेताल नाग मोर तोता बंदर हंस कमल बरगद आम इमली राख धूल आँधी बाढ़ फसल भूख नींद सपना याद सवाल जवाब सच झूठ
    `),
    syllables: list('का रा मि शु ता ना वि दे पा लो मा री शा गो बा ले ती या के दु नी सा रो हा मो वे चि जा'),
  },
  {
    language: 'ta',
    share: 8,
    words: list(`
      ஒரு கதை ராஜா ராணி இரவு ஆறு விளக்கு வழி காடு வீடு பழைய கடைசி முதல் மூன்று ஏழு கதவு தண்ணீர் தீ பாலம் ஊர் அண்ணன் தங்கை
      அம்மா படகு காகம் புலி யானை நரி சிங்கம் நூல் உப்பு அரிசி தங்கம் போர் காலை மாலை மழை வாக்கு சாபம் புதிர் கடன் கடிதம் கோயில்
      சந்தை நிலா நட்சத்திரம் மலை கிணறு கல் மணி பாட்டு நிழல் பெயர் முகம் கை கண் இதயம் வாள் வில் தேர் கவிஞர் திருடன் குயவர்
    `),
    syllables: list('கா ரா மி சு தா நா வி தே பா லோ மா ரி சா கோ பை லே தி யா கே து நி ரோ மோ வே சி'),
  },
  {
    language: 'ur',
    share: 8,
    words: list(`
      کی کا کے میں ہے اور ایک سے بادشاہ ملکہ رات دریا چراغ راستہ جنگل گھر کہانی پرانا آخری پہلا تین سات دروازہ پانی آگ پل گاؤں
      بھائی بہن ماں کشتی کوا شیر ہاتھی گیدڑ دھاگا نمک چاول سونا جنگ صبح شام بارش وعدہ پہیلی قرض خط بازار چاند ستارہ پہاڑ کنواں
      پتھر گھنٹی گیت سایہ نام چہرہ ہاتھ آنکھ دل تلوار کمان شاعر چور دھوبی کمہار خواب یاد سوال جواب سچ جھوٹ خاموشی
    `),
    syllables: list('کا را می شو تا نا وی دے پا لو ما ری شا گو با لے تی یا کے دو نی سا رو ہا مو وے چی جا'),
  },
  {
    language: 'bn',
    share: 8,
    words: list(`
      একটি গল্প রাজা রানি রাত নদী প্রদীপ পথ বন ঘর পুরনো শেষ প্রথম তিন সাত দরজা জল আগুন সেতু গ্রাম ভাই বোন মা নৌকা কাক বাঘ
      হাতি শেয়াল সিংহ সুতো নুন চাল সোনা যুদ্ধ সকাল সন্ধ্যা বৃষ্টি কথা শাপ ধাঁধা ঋণ চিঠি মন্দির হাট চাঁদ তারা পাহাড় পাথর
    `),
    syllables: list('কা রা মি শু তা না বি দে পা লো মা রি গো বা লে তি কে দু নি সা রো হা মো চি জা'),
  },
  {
    language: 'te',
    share: 5,
    words: list(`
      ఒక కథ రాజు రాణి రాత్రి నది దీపం దారి అడవి ఇల్లు పాత చివరి మొదటి మూడు ఏడు తలుపు నీరు నిప్పు వంతెన ఊరు అన్న చెల్లి అమ్మ
      పడవ కాకి పులి ఏనుగు నక్క సింహం దారం ఉప్పు బియ్యం బంగారం యుద్ధం ఉదయం వాన మాట శాపం పొడుపు అప్పు ఉత్తరం గుడి చంద్రుడు
    `),
    syllables: list('కా రా మి శు తా నా వి దే పా లో మా రి గో బా లే తి కే దు ని సా రో హా'),
  },
  {
    language: 'mr',
    share: 5,
    words: list(`
      एक गोष्ट राजा राणी रात्र नदी दिवा वाट रान घर जुना शेवटचा पहिला तीन सात दार पाणी आग पूल गाव भाऊ बहीण आई होडी कावळा वाघ
      हत्ती कोल्हा सिंह धागा मीठ तांदूळ सोने युद्ध सकाळ पाऊस शब्द शाप कोडे कर्ज पत्र देऊळ बाजार चंद्र तारा डोंगर विहीर दगड
    `),
    syllables: list('का रा मी शू ता ना वी दे पा लो मा री गो बा ले ती के दू नी सा रो हा'),
  },
  {
    language: 'gu',
    share: 4,
    words: list(`
      એક વાર્તા રાજા રાણી રાત નદી દીવો રસ્તો જંગલ ઘર જૂનું છેલ્લું પહેલું ત્રણ સાત બારણું પાણી આગ પુલ ગામ ભાઈ બહેન મા હોડી કાગડો
      વાઘ હાથી શિયાળ સિંહ દોરો મીઠું ચોખા સોનું યુદ્ધ સવાર વરસાદ વચન શાપ કોયડો દેવું પત્ર મંદિર બજાર ચંદ્ર તારો પહાડ કૂવો પથ્થર
    `),
    syllables: list('કા રા મિ શુ તા ના વિ દે પા લો મા રિ ગો બા લે તિ કે દુ નિ સા રો હા'),
  },
  {
    language: 'kn',
    share: 4,
    words: list(`
      ಒಂದು ಕಥೆ ರಾಜ ರಾಣಿ ರಾತ್ರಿ ನದಿ ದೀಪ ದಾರಿ ಕಾಡು ಮನೆ ಹಳೆಯ ಕೊನೆಯ ಮೊದಲ ಮೂರು ಏಳು ಬಾಗಿಲು ನೀರು ಬೆಂಕಿ ಸೇತುವೆ ಊರು ಅಣ್ಣ ತಂಗಿ ಅಮ್ಮ
      ದೋಣಿ ಕಾಗೆ ಹುಲಿ ಆನೆ ನರಿ ಸಿಂಹ ದಾರ ಉಪ್ಪು ಅಕ್ಕಿ ಚಿನ್ನ ಯುದ್ಧ ಬೆಳಗು ಮಳೆ ಮಾತು ಶಾಪ ಒಗಟು ಸಾಲ ಪತ್ರ ಗುಡಿ ಚಂದ್ರ
    `),
    syllables: list('ಕಾ ರಾ ಮಿ ಶು ತಾ ನಾ ವಿ ದೇ ಪಾ ಲೋ ಮಾ ರಿ ಗೋ ಬಾ ಲೇ ತಿ ಕೇ ದು ನಿ ಸಾ'),
  },
  {
    language: 'ml',
    share: 3,
    words: list(`
      ഒരു കഥ രാജാവ് റാണി രാത്രി പുഴ വിളക്ക് വഴി കാട് വീട് പഴയ അവസാന ആദ്യ മൂന്ന് ഏഴ് വാതിൽ വെള്ളം തീ പാലം ഗ്രാമം ചേട്ടൻ അമ്മ
      തോണി കാക്ക കടുവ ആന കുറുക്കൻ സിംഹം നൂൽ ഉപ്പ് അരി സ്വർണം യുദ്ധം പുലരി മഴ വാക്ക് ശാപം കടം കത്ത് അമ്പലം ചന്ദ്രൻ
    `),
    syllables: list('കാ രാ മി ശു താ നാ വി ദേ പാ ലോ മാ രി ഗോ ബാ ലേ തി കേ ദു നി സാ'),
  },
];
