/** What a player typed is left out of a shared tale in every spelling in which a model may repeat it. */
import { processorGrowthOf, GROWTH_MAX } from '@kathaloka/contract/fixtures';
import { expect, it } from 'vitest';
import { TypedWords } from './typedWords.ts';

const STORIES: Readonly<Record<string, string>> = {
  en: 'You stand at the door of the old house. Rain falls on the yard. A crow goes over the roof. The door stays shut.',
  hi: 'आप पुराने घर के दरवाज़े पर खड़े हैं। हवा ठंडी थी और दीया हिल रहा था। आँगन में कोई नहीं था।',
  ur: 'آپ پرانے گھر کے دروازے پر کھڑے ہیں۔ ہوا ٹھنڈی تھی اور چراغ ہل رہا تھا۔ صحن میں کوئی نہیں تھا۔',
  ta: 'நீங்கள் பழைய வீட்டின் கதவு அருகில் நிற்கிறீர்கள். மழை பெய்கிறது. காகம் பறக்கிறது.',
  bn: 'আপনি পুরোনো বাড়ির দরজায় দাঁড়িয়ে আছেন। বৃষ্টি পড়ছে। উঠোনে কেউ নেই।',
};

function wordsAfter(written: string, language: string): TypedWords {
  const words = new TypedWords(language);
  words.wrote(written);
  return words;
}

function shown(language: string, typed: string, told: string): string {
  const words = wordsAfter(STORIES[language]!, language);
  words.add(typed);
  return words.leaveOut({ text: told, parts: null }).text;
}

/** Language, typed text, told text, what of it may not be shown. */
const LEAKS: readonly (readonly [language: string, typed: string, told: string, secret: string])[] = [
  // short names
  ['hi', 'मेरा नाम जय है', 'जय दरवाज़े पर रुक गया।', 'जय'],
  ['hi', 'मैं यश हूँ', 'यश ने दीया उठाया।', 'यश'],
  ['hi', 'मैं यश हूँ', 'यशजी ने दीया उठाया।', 'यश'],
  ['en', 'my name is li', 'You say it to the door, Li, and it stays shut.', 'Li'],
  ['en', 'call me J', 'The door opens, J, for you.', 'J,'],
  ['en', 'my name is jo', 'Jo stands at the door.', 'Jo'],
  ['bn', 'আমার নাম জয়', 'জয় দরজায় দাঁড়িয়ে।', 'জয়'],
  ['bn', 'আমার নাম জয়', 'জয়ের দরজা।', 'জয়'],
  ['ur', 'میرا نام جے ہے', 'جے دروازے پر ہے۔', 'جے'],
  ['ta', 'என் பெயர் மா', 'மா கதவு அருகில்.', 'மா'],
  // inflected
  ['ta', 'என் பெயர் ரவி', 'ரவிக்கு கதவு திறக்கவில்லை.', 'ரவி'],
  ['ta', 'என் பெயர் கதிர்', 'கதிருக்கு மழை பெய்கிறது.', 'கதிரு'],
  ['ta', 'என் பெயர் முருகன்', 'முருகனின் வீடு.', 'முருக'],
  ['ta', 'நான் ரவிக்கு சொன்னேன்', 'ரவி கதவு அருகில்.', 'ரவி'],
  ['bn', 'আমার নাম রবি', 'রবিকে কেউ চেনে না।', 'রবি'],
  ['hi', 'मैं मुन्ना हूँ', 'मुन्ने ने दीया उठाया।', 'मुन्न'],
  ['en', 'i have knives from Ravikumars shop', 'You lay the knife from Ravikumar on the step.', 'Ravikumar'],
  ['en', 'tell munna to come', 'Munne stands at the door.', 'Munn'],
  ['en', 'my aunt is Priyanka', 'The Priyankas fall silent.', 'Priyanka'],
  ['ur', 'میں سلمیٰ ہوں', 'سلمی دروازے پر ہے۔', 'سلمی'],
  // full-width letters, accents, look-alikes
  ['en', 'call me Ｐｒｉｙａ', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me 𝓟𝓻𝓲𝔂𝓪', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me Ⓟⓡⓘⓨⓐ', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me priya', 'Ｐｒｉｙａ stands at the door.', 'Ｐｒｉｙａ'],
  ['en', 'I am Zoë-Marie', 'Zoe Marie stands at the door.', 'Zoe'],
  ['en', 'I am zoe', 'Zoë stands at the door.', 'Zoë'],
  ['en', 'I am Łukasz', 'Lukasz stands at the door.', 'Lukasz'],
  ['en', 'I am Рriуа', 'Priya stands at the door.', 'Priya'],
  ['en', 'I am José', 'JOSE stands at the door.', 'JOSE'],
  ['en', 'I am Siobhán', 'Siobhan stands at the door.', 'Siobhan'],
  // characters inside
  ['en', 'call me Pri\u200bya', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me priya', 'P\u200br\u2060i\u00adya stands at the door.', 'ya'],
  ['en', 'call me Pri🌸ya', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me 🌸priya🌸', 'Priya 🌸 stands at the door.', 'Priya'],
  ['en', 'call me p🌸r🌸i🌸y🌸a', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me P r i y a', 'Priya stands at the door.', 'Priya'],
  ['en', 'call me priya', 'P-R-I-Y-A, says the door.', 'R-I'],
  ['en', 'call me priya', 'P. R. I. Y. A., says the door.', 'R. I'],
  ['hi', 'मैं प्रि\u200dया हूँ', 'प्रिया ने दीया उठाया।', 'प्रिया'],
  ['hi', 'मैं क़ासिम हूँ', 'कासिम ने दीया उठाया।', 'कासिम'],
  ['hi', 'मैं चाँदनी हूँ', 'चांदनी ने दीया उठाया।', 'चांदनी'],
  ['ur', 'میں اِقبال ہوں', 'اقبال دروازے پر ہے۔', 'اقبال'],
  ['ur', 'میں یاسر ہوں', 'ياسر دروازے پر ہے۔', 'ياسر'],
  // hyphens and compounds
  ['en', 'I am Ann-Marie', 'Annmarie stands at the door.', 'Annmarie'],
  ['en', 'I am annmarie', 'Ann-Marie stands at the door.', 'Marie'],
  ['en', 'I am Ravikumar', 'Kumar stands at the door.', 'Kumar'],
  ['en', 'i am kumar', 'Ravikumar stands at the door.', 'kumar'],
  ['en', 'i am priya_k99', 'Priya stands at the door.', 'Priya'],
  ['en', 'mail priya.k@example.org', 'You write to Priya at the door.', 'Priya'],
  ['en', "i am o'brien", 'OBrien stands at the door.', 'OBrien'],
  ['en', 'I am jo-an', 'Joan stands at the door.', 'Joan'],
  ['en', 'I am joan', 'Jo-an stands at the door.', 'o-a'],
  ['hi', 'मैं रवि हूँ', 'श्रीरवि ने दीया उठाया।', 'रवि'],
  ['hi', 'मैं रामकुमार हूँ', 'कुमार ने दीया उठाया।', 'कुमार'],
  ['ta', 'என் பெயர் ரவிகுமார்', 'குமார் கதவு அருகில்.', 'குமார்'],
  // another script
  ['en', 'my name is मीरा', 'Meera stands at the door.', 'Meera'],
  ['hi', 'mera naam meera hai', 'मीरा ने दीया उठाया।', 'मीरा'],
  ['hi', 'mera naam Yash hai', 'यश ने दीया उठाया।', 'यश'],
  ['hi', 'main ravi hoon', 'रवि ने दीया उठाया।', 'रवि'],
  ['hi', 'main priyanka hoon', 'प्रियंका ने दीया उठाया।', 'प्रियंका'],
  ['hi', 'main asha hoon', 'आशा ने दीया उठाया।', 'आशा'],
  ['hi', 'main lakshmi hoon', 'लक्ष्मी ने दीया उठाया।', 'लक्ष्मी'],
  ['hi', 'main Laxmi hoon', 'लक्ष्मी ने दीया उठाया।', 'लक्ष्मी'],
  ['hi', 'main peter hoon', 'पीटर ने दीया उठाया।', 'पीटर'],
  ['ur', 'mera naam Noor hai', 'نور دروازے پر ہے۔', 'نور'],
  ['ur', 'mera naam kamran hai', 'کامران دروازے پر ہے۔', 'کامران'],
  ['ur', 'मेरा नाम कामरान है', 'کامران دروازے پر ہے۔', 'کامران'],
  ['hi', 'میں کامران ہوں', 'कामरान ने दीया उठाया।', 'कामरान'],
  ['ta', 'en peyar priya', 'பிரியா கதவு அருகில்.', 'பிரியா'],
  ['ta', 'en peyar ravi', 'ரவிக்கு கதவு திறக்கவில்லை.', 'ரவி'],
  ['ta', 'en peyar kanimozhi', 'கனிமொழி கதவு அருகில்.', 'கனிமொழி'],
  ['bn', 'amar naam rabi', 'রবিকে কেউ চেনে না।', 'রবি'],
  ['bn', 'amar naam Vikram', 'বিক্রম দরজায়।', 'বিক্রম'],
  ['bn', 'amar naam yash', 'যশ দরজায়।', 'যশ'],
  ['en', 'my name is রবি', 'Ravi stands at the door.', 'Ravi'],
  ['en', 'my name is ரவிக்குமார்', 'Ravi stands at the door.', 'Ravi'],
  ['en', 'my name is نور', 'Noor stands at the door.', 'Noor'],
  // names that a model makes of a name, and names that are common words
  ['en', 'my name is elizabeth', 'You hear it, Lizzie, at the door.', 'Lizzie'],
  ['en', 'my name is asha', 'You hear the crow say Hope to the door.', 'Hope'],
  ['en', 'my name is will', 'You hear the door, and Will stays.', 'Will'],
  ['en', 'i am jai', 'Jay waits at the door.', 'Jay'],
  ['en', 'call me pr1ya', 'Priya, you wait at the door.', 'Priya,'],
  ['en', 'call me 🇵🇷🇮🇾🇦', 'Priya waits at the door.', 'Priya'],
  ['hi', 'main george hoon', 'जॉर्ज ने दीया उठाया।', 'जॉर्ज'],
  ['ur', 'mera naam ayesha hai', 'عائشہ دروازے پر ہے۔', 'عائشہ'],
  ['ur', 'mera naam ali hai', 'علی دروازے پر ہے۔', 'علی'],
  ['ta', 'என் பெயர் சுந்தரம்', 'சுந்தரத்துக்கு கதவு திறக்கவில்லை.', 'சுந்தர'],
  ['ta', 'naan mohan', 'மோகன் கதவு அருகில்.', 'மோகன்'],
  ['bn', 'amar naam joy', 'জয় দরজায়।', 'জয়'],
  ['bn', 'amar naam jadab', 'যাদব দরজায়।', 'যাদব'],
  // numbers
  ['en', 'my phone is 9-8-7-6-5-4-3', 'You say nine eight seven six five four three to the door.', 'eight'],
  ['en', 'my phone is nine eight seven six', 'You say 9876 to the door.', '9876'],
  ['en', 'my phone is 987654', 'You say 98 76 54 to the door.', '76'],
  ['en', 'i am 42', 'Forty-two years stand at the door.', 'two'],
  ['en', 'i am 17', 'You are seventeen at the door.', 'seventeen'],
  ['en', 'my phone is ٩٨٧٦', 'You say 9876 to the door.', '9876'],
  ['en', 'my phone is 9️⃣8️⃣7️⃣', 'You say 987 to the door.', '987'],
  ['hi', 'मैं 42 का हूँ', 'बयालीस साल का कोई दरवाज़े पर था।', 'बयालीस'],
  ['hi', 'मेरा नंबर ९८७६ है', 'नौ आठ सात छह, हवा ठंडी थी।', 'आठ'],
  ['ur', 'میں 17 کا ہوں', 'سترہ سال کا کوئی دروازے پر تھا۔', 'سترہ'],
  ['bn', 'আমার বয়স 17', 'সতেরো বছর।', 'সতেরো'],
  ['ta', 'என் எண் 98', 'ஒன்பது எட்டு, மழை பெய்கிறது.', 'எட்டு'],
];

/** Names that only their capital letter makes recognisable. */
const BY_CAPITAL: ReadonlySet<string> = new Set(['Lizzie', 'Hope', 'Will', 'J,', 'Priya,']);

it.each(LEAKS)('%s: of %j, told as %j, nothing is shown', (language, typed, told, secret) => {
  expect(told).toContain(secret);
  expect(shown(language, typed, told)).not.toContain(secret);
});

it.each(LEAKS.filter(([, , , secret]) => !BY_CAPITAL.has(secret)))(
  '%s: of %j, told as %j, nothing is shown without capital letters',
  (language, typed, told, secret) => {
    expect(shown(language, typed, told.toLowerCase())).not.toContain(secret.toLowerCase());
  },
);

it.each([
  ['en', 'I am Priya', 'Rain falls on the yard, and the crow watches a lantern.'],
  ['en', 'I am Priya', 'Rain falls nine eight times on the yard, 98 times.'],
  ['en', 'one lamp for the two of us', 'Rain falls nine eight times on the yard.'],
  ['en', 'my phone is 987654', 'One crow, then another, and two of them go.'],
  ['hi', 'मैं प्रियंका हूँ', 'हवा ठंडी थी और दूर कोई गीत सुनाई दिया।'],
  ['ur', 'میں کامران ہوں', 'ہوا ٹھنڈی تھی اور دور سے آواز آئی۔'],
  ['ta', 'என் பெயர் முருகன்', 'மழை பெய்கிறது. மரங்கள் ஆடுகின்றன.'],
  ['bn', 'আমার নাম রবি', 'বৃষ্টি পড়ছে। দূরে গান শোনা যায়।'],
])('%s: after %j, what a model tells in words of its own stays', (language, typed, told) => {
  expect(shown(language, typed, told)).toBe(told);
});

it('Words of the story and words told before the player typed them stay', () => {
  const words = wordsAfter('The crow Kaga goes over the roof.', 'en');
  words.told('A lantern of Savitri hangs there.');
  words.add('I show Kaga the lantern of Savitri');
  const text = 'The crow Kaga sees the lantern, and Savitri nods.';
  expect(words.leaveOut({ text, parts: null }).text).toBe(text);
});

it('Nothing is left out where nothing was typed', () => {
  const text = 'The crow calls Ravi 987 times.';
  const words = wordsAfter(STORIES['en']!, 'en');
  expect(words.leaveOut({ text, parts: null }).text).toBe(text);
});

it('The time grows with the length of the texts', async () => {
  const textOf = (size: number) =>
    Array.from(
      { length: size },
      (_, at) => `w${String.fromCodePoint(97 + (at % 26))}r${at.toString(36)}d, Ra-vi`,
    ).join(' ');
  const work = (size: number) => {
    const text = textOf(size);
    const words = wordsAfter(text.toUpperCase(), 'en');
    words.add(text.replaceAll('w', 'v'));
    words.leaveOut({ text, parts: null });
  };
  expect(await processorGrowthOf(work, 4000)).toBeLessThan(GROWTH_MAX);
});
