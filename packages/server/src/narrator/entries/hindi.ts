import { type Forms, of } from './formTypes.ts';

export const HI: Forms = {
  mine: of(
    'मैं|मैंने|मैने|मेरा|मेरी|मेरे|मुझे|मुझको|मुझसे|मुझपे|मुझ|हम|हमने|हमारा|हमारी|हमारे|अपना|अपनी|अपने|हूँ|हूं|दूँगा|दूँगी|दूंगा|दूंगी|बाँधी|बाँधा|रखा|रखी|[\\p{L}\\p{M}]+(?:ूँ|ूं|ऊँ|ऊं)ग[ाी]|हुँ',
  ),
  unreal:
    /(?:^|[,;]\s*)(?:अगर|यदि|मान लो|मान लीजिए|शायद|काश)(?=\s)|सोच(?:ता|ती|ते|ा|ी|कर)?(?=\s).*(?:दूँ|दूं|लूँ|लूं|ऊँ|ऊं)(?=$|[\s,।.])|सपने में|सपना (?:देख|आया)|ऐसा लग|वाला था|वाली थी|(?:नाम नहीं|वादा नहीं|नहीं दूँगा|नहीं दूँगी|नहीं दूंगा|नहीं दूंगी|चाहता|चाहती)|न[ेा]\s+(?:की\s+कोशिश|भूल|क[ाी]\s+सोच|का\s+मन|ही\s+वाल|के\s+बारे|से\s+पहले(?!.*[ूऊ][ँं]ग[ाी]))|सुना\s+है|अफ़?वाह|हो(?:ता|ती|ते)\s+तो|(?<![\p{L}\p{M}])(?:दे|ले|कर|रख|बता)\s+(?:देत|लेत)[ाीे]\s*,?\s+(?:पर|लेकिन|मगर|तो)\s|मैं\s+थोड़[ाीे](?:\s+(?:ही|ना))?\s|भी\s+[\p{L}\p{M}]+ए\s+तो/u,
  question: of(
    'क्या|बताओ|बताइए|बताइये|बता\\s+दो|याद\\s+दिला(?!\\s+देना)\\S*|क्यों|याद है|कौन|कौनसा|कौनसे|कौन-सा|कहाँ|कहां|कब|कैसे|कितने|कितना|कितनी|किसे|किसको|किससे|किसका|किस',
  ),
  whispered:
    /([\p{L}\p{M}]+)\s+के\s+कान\s+में|([\p{L}\p{M}]+)\s+(?:से|को)\s+(?:धीरे\s+से|धीमे|हौले|दबी\s+(?:आवाज़|ज़बान)|चुपके\s+से|अकेले\s+में|एकांत|फुसफुसा)|([\p{L}\p{M}]+)\s+को\s+(?:पास|एक\s+तरफ़?|एक\s+ओर|किनारे|अलग|कोने\s+में)\s+(?:बुला|ले|खींच)|([\p{L}\p{M}]+)\s+की\s+(?:तरफ़?|ओर)\s+झुक|(?:धीरे|धीमे|चुपके)\s+से\s+([\p{L}\p{M}]+)\s+(?:से|को)\s+(?:कह|बोल|बता)|(?:सिर्फ़?|केवल)\s+([\p{L}\p{M}]+)\s+(?:ने|को|ही)\s+सुन/u,
  unseen: /(?:चुरा|नज़र बचा|आँख बचा|पीठ पीछे|छिपा|छुपा|गाड़|दफ़ना|दबा दि|चुपके|चोरी-छिपे|मन में|मन ही मन)/u,
  asks: /([\p{L}\p{M}]+)\s+से\s+(?:पूछ|पूछा)/u,
};

/** Hindi and Urdu in Latin letters. */
export const LATIN: Forms = {
  mine: /\b(?:main|mai|maine|mene|mera|meri|mere|mujhe|mujhko|mereko|mujhse|mujhpe|mujh|hum|humne|hamara|hamari|apna|apni|apne|hoon|hun|hu|\w+(?:u|oo)n?g[ai])\b/i,
  unreal:
    /(?:^|[,;]\s*)(?:agar|yadi|maan lo|man lo|shayad|kaa?sh)\b|\bsoch\w*\b.*\b(?:du|dun|doon|lu|lun|loon|\w+a(?:un|oon|u))\b|\bsapn[ea] (?:me|mein|dekh\w*|aaya|aya)\b|\bwal[ai] th[ai]\b|\bho(?:ta|ti|te) toh?\b|\b(?:de|le|kar|rakh|bata) (?:det|let)[ai]\b(?! (?:hoon|hun|hu|hai|tha|thi)\b)|\bmain thod[aie](?: (?:hi|na))?\b|\bbhi \w+[ae]ye? toh?\b|\b(?:naam nahi|vaada nahi|wada nahi|nahi dunga|nahi dungi|chahta|chahti|suna hai|afwah|n[ea] (?:ki koshish|bhool|k[ai] soch|ka man|hi wal))\b/i,
  question:
    /\b(?:kya|batao|bataiye|bataye|bata do|yaad dila(?! dena)\w*|kyun?|kyon|kaun\w*|kahan|kab|kaise|kitne|kitna|kitni|kise|kisko|kisse|kiska|kis)\b/i,
  whispered:
    /\b([a-z]+)\s+ke\s+kaa?n\s+(?:mein|me|mei)\b|\b([a-z]+)\s+(?:se|ko)\s+(?:chupke|dhee?re|dheeme|akele|(?:ph|f)us(?:ph|f)usa)|\b([a-z]+)\s+ko\s+(?:side|paas|ek taraf|kinare|alag|kone)\s+(?:me |mein |pe |par |se )?(?:le|bula|khee?nch)|\b([a-z]+)\s+ki\s+(?:taraf|or)\s+jhuk|\b(?:chupke|dhee?re|dheeme)\s+se\s+([a-z]+)\s+(?:se|ko)\s+(?:k[ae]h|bol|bata)|\bsirf\s+([a-z]+)\s+(?:ne|ko|hi)\s+sun/i,
  unseen:
    /\b(?:churaa?\w*|nazar bacha\w*|chh?up[ao]\w*|chh?ip[ao]\w*|gaa?d\w*|dafna\w*|chupke|man hi man)\b/i,
  asks: /\b([a-z]+)\s+se\s+poo?ch\w*/i,
};
