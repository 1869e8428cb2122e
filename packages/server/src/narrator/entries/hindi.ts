import { type Forms, of, word } from './formTypes.ts';
import { HURT_HI, HURT_LATIN } from './body.ts';
import { KIN_HI, KIN_LATIN } from './kin.ts';

export const HI: Forms = {
  mine: of(
    'मैं|मैंने|मैने|मेरा|मेरी|मेरे|मुझे|मुझको|मुझसे|मुझपे|मुझ|हम|हमने|हमारा|हमारी|हमारे|अपना|अपनी|अपने|हूँ|हूं|दूँगा|दूँगी|दूंगा|दूंगी|बाँधी|बाँधा|रखा|रखी|[\\p{L}\\p{M}]+(?:ूँ|ूं|ऊँ|ऊं)ग[ाी]|हुँ',
  ),
  unreal:
    /(?:^|[,;]\s*)(?:अगर|यदि|मान लो|मान लीजिए|शायद|काश)(?=\s)|सोच(?:ता|ती|ते|ा|ी|कर)?(?=\s).*(?:दूँ|दूं|लूँ|लूं|ऊँ|ऊं)(?=$|[\s,।.])|सपने में|सपना देख|ऐसा लग|वाला था|वाली थी|(?:नाम नहीं|वादा नहीं|नहीं दूँगा|नहीं दूँगी|नहीं दूंगा|नहीं दूंगी|चाहता|चाहती)|न[ेा]\s+(?:की\s+कोशिश|भूल|क[ाी]\s+सोच|का\s+मन|ही\s+वाल|के\s+बारे|से\s+पहले)|सुना\s+है|अफ़?वाह|हो(?:ता|ती|ते)\s+तो|(?<![\p{L}\p{M}])(?:दे|ले|कर|रख|बता)\s+(?:देत|लेत)[ाीे]\s*,?\s+(?:पर|लेकिन|मगर|तो)\s|मैं\s+थोड़[ाीे](?:\s+(?:ही|ना))?\s|भी\s+[\p{L}\p{M}]+ए\s+तो/u,
  question: of(
    'क्या|बताओ|बताइए|बताइये|बता\\s+दो|याद\\s+दिला(?!\\s+देना)\\S*|क्यों|याद है|कौन|कौनसा|कौनसे|कौन-सा|कहाँ|कहां|कब|कैसे|कितने|कितना|कितनी|किसे|किसको|किससे|किसका|किस',
  ),
  whispered:
    /([\p{L}\p{M}]+)\s+के\s+कान\s+में|([\p{L}\p{M}]+)\s+(?:से|को)\s+(?:धीरे\s+से|धीमे|हौले|दबी\s+(?:आवाज़|ज़बान)|चुपके\s+से|अकेले\s+में|एकांत|फुसफुसा)|([\p{L}\p{M}]+)\s+को\s+(?:पास|एक\s+तरफ़?|एक\s+ओर|किनारे|अलग|कोने\s+में)\s+(?:बुला|ले|खींच)|([\p{L}\p{M}]+)\s+की\s+(?:तरफ़?|ओर)\s+झुक|(?:धीरे|धीमे|चुपके)\s+से\s+([\p{L}\p{M}]+)\s+(?:से|को)\s+(?:कह|बोल|बता)|(?:सिर्फ़?|केवल)\s+([\p{L}\p{M}]+)\s+(?:ने|को|ही)\s+सुन/u,
  unseen: /(?:चुरा|नज़र बचा|आँख बचा|पीठ पीछे|छिपा|छुपा|गाड़|दफ़ना|दबा दि|चुपके|चोरी-छिपे|मन में|मन ही मन)/u,
  asks: /([\p{L}\p{M}]+)\s+से\s+(?:पूछ|पूछा)/u,
  kinds: [
    ['named', /(?:उसका|उसकी|इसका|का|की)\s+नाम\s+.{1,40}(?:रखा|रख\s|रखता|रखती|दिया)/u],
    ['promise', /(?:वादा|वादे|वचन|क़सम|कसम|सौगंध|प्रण|प्रतिज्ञा|ज़बान दी|ज़ुबान दी|जुबान दी|ज़बान दे|वादे)/u],
    [
      'debt',
      /(?:(?:मुझे|मुझको)\s.*(?:देन|चुकान|लौटान)[ेाी]\s+(?:है|हैं|पड़)|उधार|क़र्ज़|कर्ज|कर्ज़|बक़ाया|लौटा दूँ|लौटाऊँ|चुका दूँ|चुकाऊँ)/u,
    ],
    [
      'hurt',
      new RegExp(
        `(?:चोट|घाव|ज़ख़्म|जख्म|दर्द|दुख रह|दुखता|दुखती|जल गया|जल गई|जल गये|टूट गया|टूट गई|मोच|लहूलुहान|ख़ून|खून बह|बुख़ार|बुखार|सूज)|${HURT_HI}`,
        'iu',
      ),
    ],
    ['fear', /(?:डर|फटती|ख़ौफ़|खौफ|भय|दहशत|तैरना नहीं|घबरा)/u],
    [
      'kin',
      new RegExp(
        `(?:मेरा|मेरी|मेरे|हमारी|हमारा|हमारे)\\s+(?:[\\p{L}\\p{M}]+\\s+){0,2}${word(KIN_HI)}|${word(KIN_HI)}\\s+(?:(?:है|हैं|थी|था|भी|तो)\\s+)?(?:मेरा|मेरी|मेरे)(?![\\p{L}\\p{M}])`,
        'u',
      ),
    ],
    ['count', /(?:गिन[ेाी]|गिनकर|गिनता|गिनती)/u],
    [
      'gift',
      /(?:को|के हाथ में|हाथ में)\s+.{1,60}(?<!(?:कह|बता|बोल|लिख)\s)(?:दिया|दी|दिए|दिये|दे दिया|दे दी|देता हूँ|देती हूँ|सौंप|थमा|भेंट|लौटा)/u,
    ],
    [
      'put',
      /(?:छिपा|छुपा|गाड़|दबा दि|रख दि|रखा|रखी|रखता|रखती|बाँध|बांध|टाँग|टांग|लटका|दफ़ना|सी दि|लिख दि|लिखा|खोद|चिपका|डाल दि|छोड़ दि|छोड़ा|छोड़ी|लगा दि)/u,
    ],
    [
      'said',
      /(?:कान में|फुसफुसा|बताया|बता दिया|बताता|बताती|कहा(?![\p{L}\p{M}])|कह दिया|कहता|कहती|क़बूल|कबूल|मान लिया|झूठ)/u,
    ],
    [
      'self',
      /मैं\s+.{1,60}(?:(?<!(?:ता|ती|रहा|रही|गया|गई|चुका|चुकी|तैयार|यहाँ|यहां|वहाँ|वहां|ठीक)\s)(?:हूँ|हूं)|(?<!(?:रहा|रही|गया|गई)\s)(?:था|थी)|(?:जानता|जानती|मानता|मानती|काम करता|काम करती|(?:में|पर|यहाँ|यहां|साथ|पास|अकेला|अकेली)\s+(?:रहता|रहती))\s+(?:हूँ|हूं)|से\s+(?:आया|आई))(?:\s|$|[।,.])|मुझे\s+.{1,50}(?:नहीं आता|नहीं आती|पसंद|आता है|आती है)|(?:मेरा|मेरी|मेरे)\s+.{1,60}(?:है|हैं|था|थी|थे|गया|गई|गए)/u,
    ],
  ],
};

/** Hindi and Urdu in Latin letters. */
export const LATIN: Forms = {
  mine: /\b(?:main|mai|maine|mene|mera|meri|mere|mujhe|mujhko|mereko|mujhse|mujhpe|mujh|hum|humne|hamara|hamari|apna|apni|apne|hoon|hun|hu|\w+(?:u|oo)n?g[ai])\b/i,
  unreal:
    /(?:^|[,;]\s*)(?:agar|yadi|maan lo|man lo|shayad|kaa?sh)\b|\bsoch\w*\b.*\b(?:du|dun|doon|lu|lun|loon|\w+a(?:un|oon|u))\b|\bsapn[ea] (?:me|mein|dekh\w*)\b|\bwal[ai] th[ai]\b|\bho(?:ta|ti|te) toh?\b|\b(?:de|le|kar|rakh|bata) (?:det|let)[ai]\b(?! (?:hoon|hun|hu|hai|tha|thi)\b)|\bmain thod[aie](?: (?:hi|na))?\b|\bbhi \w+[ae]ye? toh?\b|\b(?:naam nahi|vaada nahi|wada nahi|nahi dunga|nahi dungi|chahta|chahti|suna hai|afwah|n[ea] (?:ki koshish|bhool|k[ai] soch|ka man|hi wal))\b/i,
  question:
    /\b(?:kya|batao|bataiye|bataye|bata do|yaad dila(?! dena)\w*|kyun?|kyon|kaun\w*|kahan|kab|kaise|kitne|kitna|kitni|kise|kisko|kisse|kiska|kis)\b/i,
  whispered:
    /\b([a-z]+)\s+ke\s+kaa?n\s+(?:mein|me|mei)\b|\b([a-z]+)\s+(?:se|ko)\s+(?:chupke|dhee?re|dheeme|akele|(?:ph|f)us(?:ph|f)usa)|\b([a-z]+)\s+ko\s+(?:side|paas|ek taraf|kinare|alag|kone)\s+(?:me |mein |pe |par |se )?(?:le|bula|khee?nch)|\b([a-z]+)\s+ki\s+(?:taraf|or)\s+jhuk|\b(?:chupke|dhee?re|dheeme)\s+se\s+([a-z]+)\s+(?:se|ko)\s+(?:k[ae]h|bol|bata)|\bsirf\s+([a-z]+)\s+(?:ne|ko|hi)\s+sun/i,
  unseen:
    /\b(?:churaa?\w*|nazar bacha\w*|chh?up[ao]\w*|chh?ip[ao]\w*|gaa?d\w*|dafna\w*|chupke|man hi man)\b/i,
  asks: /\b([a-z]+)\s+se\s+poo?ch\w*/i,
  kinds: [
    ['named', /\b(?:uska|iska|ka|ki)\s+naam\s+.{1,40}\b(?:rakha|rakh)\b/i],
    [
      'promise',
      /\b(?:v?w?aa?da|promise|(?:zu|ju|za)baan (?:d[ie]\w*|do)|vachan|kasam|qasam|saugandh|pran)\b/i,
    ],
    [
      'debt',
      /\b(?:(?:mujhe|mereko)\s.*(?:den|chukan|lautan)[eai]\s+(?:hain?|h|pad\w*)|udhaa?r|karz|qarz|lauta dunga|lauta dungi|chuka dunga|chukaunga)\b/i,
    ],
    [
      'hurt',
      new RegExp(
        `\\b(?:chot|ghaa?v|zakhm|jakhm|dard|dukh rah\\w*|jal ga[yi]\\w*|toot ga[yi]\\w*|moch|khoon|bukhaa?r|soo?j\\w*)\\b|${HURT_LATIN}`,
        'iu',
      ),
    ],
    ['fear', /\b(?:darr?|ph?atti|fatti|darta|darti|khauf|bhay|ghabra\w*|tairna nahi)\b/i],
    [
      'kin',
      new RegExp(
        `\\b(?:mera|meri|mere|hamara|hamari)\\s+(?:\\w+\\s+){0,2}(?:${KIN_LATIN})\\b|\\b(?:${KIN_LATIN})\\s+(?:(?:hai|hain|h|thi|tha|bhi|to)\\s+)?(?:mera|meri|mere)\\b`,
        'i',
      ),
    ],
    ['count', /\bgin(?:e|a|i|kar|ta|ti)\b/i],
    [
      'gift',
      /\b(?:ko|ke haath)\s+.{1,60}\b(?<!\b(?:keh|kah|bata|bol|likh)\s)(?:diya|di|diye|de diya|de di|deta|deti|saump\w*|thama\w*|lauta\w*)\b/i,
    ],
    [
      'put',
      /\b(?:chh?up[ao]\w*|chh?ip[ao]\w*|gaa?d\w*|daba di\w*|rakh(?:a|i|ta|ti)?|baan?dh\w*|taang\w*|latka\w*|likh\w*|chhod\w*|daal\w*)\b/i,
    ],
    [
      'said',
      /\b(?:kaan me(?:in)?|phusphusa\w*|bataya|bata diya|batata|batati|kaha|keh diya|kabool\w*|jhooth)\b/i,
    ],
    [
      'self',
      /\bmain\s+.{1,60}(?:(?<!(?:\w+t[ai]|rah[ai]|gay[ai]|gai|chuk[ai]|taiyaar|taiyar|yahan|wahan|theek)\s)\b(?:hoon|hun)|(?<!(?:rah[ai]|gay[ai]|gai)\s)\bth[ai]|\b(?:jaant[ai]|jant[ai]|maant[ai]|kaam kart[ai]|(?:me|mein|par|yahan|saath|paas|akel[ai])\s+reht[ai])\s+(?:hoon|hun)|\bse\s+aay[ai])\b|\bmujhe\s+.{1,50}\b(?:nahi aata|nahi aati|pasand|aata hai|aati hai)\b|\bm[ea]r[aei]\s+.{1,60}\b(?:hai|hain|tha|thi|the|gaya|gayi)\b/i,
    ],
  ],
};
