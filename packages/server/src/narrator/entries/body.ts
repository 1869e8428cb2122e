/** Parts of the body, and how people say that one hurts: without a verb, or by what happened to it. */
export const BODY_EN =
  'hands?|arms?|legs?|foot|feet|knees?|heads?|eyes?|ears?|back|shoulders?|fingers?|thumbs?|toes?|nose|neck|jaw|cheek|lips?|tongue|skin|heels?|elbows?|hips?|shins?|calf|palms?|chest|side|ribs?|wrists?|ankles?|tooth|teeth|throat|stomach|belly|tummy|wound|cut|burn|heart';
const BODY_HI =
  'कमर|पीठ|सिर|सर|हाथ|हाथों|पैर|पैरों|पाँव|पांव|टाँग|टांग|टाँगें|घुटन[ाे]|घुटनों|कंध[ाे]|कन्ध[ाे]|कंधों|कोहनी|कलाई|उँगली|उंगली|उँगलियाँ|अँगूठ[ाे]|अंगूठ[ाे]|दाँत|दांत|आँख|आंख|आँखें|कान|पेट|छाती|सीन[ाे]|गल[ाे]|गरदन|गर्दन|माथ[ाे]|नाक|एड़ी|टखन[ाे]|पसली|पसलियाँ|जबड़[ाे]|जाँघ|तलव[ाे]|नाख़ून|नाखून|होंठ|जीभ';
const BODY_LATIN =
  'kamar|peeth|pith|sir|sar|haa?th|haa?thon|pair|pairo?n?|pao?n|paanv|paaon|taa?ng|ghutn[ae]|kandh[ae]|kohni|kalai|un?gli|unglee|angooth[ae]|daa?nt|aankh|ankh|kaan|pet|chh?aati|seen[ae]|gal[ae]|gardan|maath[ae]|naak|edi|takhn[ae]|pasli|jabd[ae]|jaangh|head|leg|hand|back';
const BODY_UR =
  'کمر|پیٹھ|سر|ہاتھ|پاؤں|پیر|ٹانگ|گھٹن[اے]|گھٹنوں|کندھ[اے]|کہنی|کلائی|انگلی|انگوٹھ[اے]|دانت|آنکھ|آنکھیں|کان|پیٹ|سین[ہے]|گل[اے]|گردن|ماتھ[اے]|ناک|ایڑی|ٹخن[ہے]|پسلی|پسلیاں|جبڑ[اے]';

const start = '(?<![\\p{L}\\p{M}])';
const end = '(?![\\p{L}\\p{M}])';

export const HURT_EN = [
  `\\b(?:ou+ch|ow+|aa+h*|argh|ugh|oh)\\b[\\s,!.]+(?:\\p{L}+[\\s,]+){0,3}?(?:my|the)\\s+(?:\\p{L}+\\s+){0,2}(?:${BODY_EN})\\b`,
  `\\bit(?:['’]?s| is| was)\\s+my\\s+(?:\\p{L}+\\s+){0,2}(?:${BODY_EN})\\b`,
  `\\bmy\\s+(?:poor|bad|sore|aching)\\s+(?:\\p{L}+\\s+)?(?:${BODY_EN})\\b`,
  `\\b(?:splinter|thorn|nail|cut|gash|blisters?|bruise|bump|cramp|stitch|pain|ache|burn|crick)\\s+(?:in|on|across|down|under)\\s+(?:my|one)\\s+(?:\\p{L}+\\s+){0,2}(?:${BODY_EN})\\b`,
  `\\b(?:twisted|sprained|cut|burn(?:ed|t)|broke|bruised|scraped|grazed|banged|hit|stubbed|pulled|hurt|scalded|skinned|smashed)\\s+my\\s+(?:\\p{L}+\\s+){0,2}(?:${BODY_EN})\\b`,
  `\\bmy\\s+(?:\\p{L}+\\s+){0,2}(?:${BODY_EN})(?:['’]?s| is| are|['’]re)?\\s+(?:\\p{L}+\\s+){0,2}(?:killing|gone|throbbing|pounding|on fire|acting up|playing up|giving)\\b`,
].join('|');

const HARMED_HI = '(?:फट|उतर|सूज|टूट|जल|कट|छिल|मुड़|मुड|दुख|अकड़|सुन्न|चुभ|घूम|छिद|फूट|लचक)[\\p{L}\\p{M}]*';
const HARMED_LATIN =
  '(?:ph?at|fat|utar|soo?j|toot|tut|jal|kat|chh?il|mud|dukh|akad|sunn|chubh|ghoom|phoot|lachak)\\w*';
const HARMED_UR = '(?:پھٹ|اتر|سوج|ٹوٹ|جل|کٹ|چھل|مڑ|دکھ|اکڑ|سن ہ|چبھ|گھوم|پھوٹ)[\\p{L}\\p{M}]*';
const CRIES =
  'हाय|हाए|आह|आ+ह|उफ़?|उफ्फ़?|ओह|ऊई|ओए|अरे|haa*y[e]?|hai|aa+h*|uff*|ou+ch|oh|ooi|oye|arr?e|ow|اف|ہائے|آہ|اوہ|ارے|اوئی';
export const HURT_HI = [
  `${start}(?:${CRIES})${end}[\\s,!।]+(?:रे\\s+)?(?:मेर[ाीे]\\s+)(?:[\\p{L}\\p{M}]+\\s+)?(?:${BODY_HI})${end}`,
  `${start}(?:${BODY_HI})${end}(?:(?!${start}(?:को|ने|का|की|के|पर)${end})[^।.!?]){0,24}${start}${HARMED_HI}\\s+(?:गय[ाे]|गई|गयी|रह[ाीे]|है|हैं)`,
].join('|');
export const HURT_LATIN = [
  `\\b(?:${CRIES})\\b[\\s,!]+(?:re\\s+)?(?:mer[aie]\\s+)(?:\\w+\\s+)?(?:${BODY_LATIN})\\b`,
  `\\b(?:${BODY_LATIN})\\b(?:(?!\\b(?:ko|ne|ka|ki|ke)\\b)[^.!?]){0,24}\\b${HARMED_LATIN}\\s+(?:gay[aie]|gai|rah[aie]|raha|hai|h)\\b`,
].join('|');
export const HURT_UR = [
  `${start}(?:${CRIES})${end}[\\s،!]+(?:میر[ایے]\\s+)(?:[\\p{L}\\p{M}]+\\s+)?(?:${BODY_UR})${end}`,
  `${start}(?:${BODY_UR})${end}(?:(?!${start}(?:کو|نے|کا|کی|کے)${end})[^۔.!؟]){0,24}${start}${HARMED_UR}\\s+(?:گیا|گئی|گئے|رہ[ایے]|ہے|ہیں)`,
].join('|');

const SIDES =
  'बाय\\S*|दाय\\S*|बाएँ|दाएँ|उल्टे|सीधे|ulte|ulta|seedhe|baa?y\\w*|daa?y\\w*|left|right|بائیں|دائیں|الٹے|سیدھے|हाथ\\s+की|पैर\\s+की|haath\\s+ki|pair\\s+ki|ہاتھ\\s+کی|پاؤں\\s+کی';
/** Where a clause begins with a part of the body, it is the speaker's: `sar phat raha hai`. */
export const HURT_BARE = new RegExp(
  `(?:^|[,،।۔!.]\\s*)(?:(?:यार|भाई|yaar|bhai|یار)\\s+)?(?:(?:${SIDES})\\s+){0,2}(?:${BODY_HI}|${BODY_LATIN}|${BODY_UR})${end}\\s+(?:(?:में|me|mein|میں)\\s+(?:[\\p{L}\\p{M}]+\\s+)?(?:दर्द|चोट|मोच|dard|chot|moch|درد|چوٹ|موچ)|(?:(?:भी|तो|ही|bhi|to|hi|بھی|تو)\\s+)?(?:${HARMED_HI}|${HARMED_LATIN}|${HARMED_UR})\\s+(?:गय[ाे]|गई|गयी|रह[ाीे]|gay[aie]|gai|raha|rahi|rahe|گیا|گئی|گئے|رہ[اےی]))(?!.*${start}(?:उसक[ाीे]|उनक[ाीे]|usk[aie]|unk[aie]|اس\\s+ک[اےی])${end})`,
  'iu',
);
