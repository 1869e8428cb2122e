import type { Language } from '@kathaloka/contract/entities';

/**
 * Phrases that direct a narrator, by language. None may be a phrase that taglines need: a tale may have a cricket
 * player, or a secret that must not be told. Authors of every language also write directions in English.
 */
export const DIRECTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'the narrator',
    'this narrator',
    'the player is',
    'the player may',
    'the player must',
    'the player has to',
    'tell the player',
    'never tell the',
    'do not tell the',
    'never reveal',
    'do not reveal',
    "don't reveal",
    'must not reveal',
    'must not be revealed',
  ],
  hi: [
    'यह कथावाचक',
    'कथावाचक कभी',
    'सूत्रधार कभी',
    'सुनाने वाला कभी',
    'खिलाड़ी को कभी',
    'खिलाड़ी को न',
    'न बताया जाए',
    'प्रकट न करे',
    'भेद न खोले',
  ],
  ur: [
    'یہ راوی',
    'راوی کبھی',
    'داستان گو کبھی',
    'کھیلنے والے کو کبھی',
    'کھیلنے والے کو نہ',
    'نہ بتایا جائے',
    'ظاہر نہ کرے',
    'بھید نہ کھولے',
  ],
  bn: ['এই কথক', 'কথক কখনও', 'খেলোয়াড়কে বলবে না', 'খেলোয়াড় চায়', 'পাঠককে বলবে না', 'ফাঁস করবে না', 'প্রকাশ করবে না'],
  ta: [
    'இந்தக் கதைசொல்லி',
    'கதைசொல்லி ஒருபோதும்',
    'விளையாடுபவர்',
    'விளையாடுபவரிடம்',
    'என்பது தெரியக்கூடாது',
    'வெளிப்படுத்தக்கூடாது',
  ],
  te: ['ఈ కథకుడు', 'కథకుడు ఎప్పుడూ', 'ఆటగాడికి చెప్పకూడదు', 'బయటపెట్టకూడదు'],
  mr: ['हा निवेदक', 'निवेदक कधीही', 'खेळाडूला सांगू नये', 'उघड करू नये'],
  gu: ['આ કથાકાર', 'કથાકાર ક્યારેય', 'ખેલાડીને કહેવું નહીં', 'જાહેર કરવું નહીં'],
  kn: ['ಈ ನಿರೂಪಕ', 'ನಿರೂಪಕ ಎಂದಿಗೂ', 'ಆಟಗಾರನಿಗೆ ಹೇಳಬಾರದು', 'ಬಹಿರಂಗಪಡಿಸಬಾರದು'],
  ml: ['ഈ ആഖ്യാതാവ്', 'ആഖ്യാതാവ് ഒരിക്കലും', 'കളിക്കാരനോട് പറയരുത്', 'വെളിപ്പെടുത്തരുത്'],
};
