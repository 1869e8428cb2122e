import { describe, expect, it } from 'vitest';
import { fromPlayer } from './fromPlayer.ts';
import { recalled } from './recall.ts';

type Case = [typed: string, asked: string, language?: string | undefined];

const scene = (language = 'en') => ({ language, present: ['Meher', 'Kasam', 'Bilal'] });
const answer = ([typed, asked, language]: Case): string | null =>
  recalled(asked, fromPlayer(typed, scene(language)), scene(language))?.quote ?? null;

describe('What somebody else says of themselves is not said of the player', () => {
  it.each<Case>([
    ['The innkeeper says her daughter is called Rosa.', 'what is my daughter called?'],
    ['"My name is Rufus," the thief says and grins.', 'what is my name?'],
    ['The thief grins. "My name is Rufus."', 'what is my name?'],
    ['"Call me Boss," he growls.', 'how do I want to be called?'],
    ['He tells me "I am afraid of wolves" and I laugh', 'what am I afraid of?'],
    ['"I owe the baker ten coins," whispers the boy.', 'how much do I owe the baker?'],
    ['the letter reads: "my son is called Otto"', 'what is my son called?'],
    ['I read the letter aloud: "my brother Ulf is dead"', 'what is my brother called?'],
    ['i hear the sailor say my name is Jonas', 'what is my name?'],
    ['The parrot squawks my name is Polly over and over', 'what is my name?'],
    ['पंडित पूछता है, "क्या तुम्हारा नाम अशोक है?" मैं चुप रहता हूँ', 'मेरा नाम क्या है?', 'hi'],
    ['us aurat ne kaha mera pati Ramesh kho gaya hai', 'mere pati ka naam kya hai', 'hi'],
    ['عورت نے کہا میرا بیٹا کریم گم ہے', 'میرے بیٹے کا نام کیا ہے؟', 'ur'],
    ['They think my name is Peter', 'what is my name?'],
    ['बूढ़ा कहता है, "मेरा नाम रामू है"', 'मेरा नाम क्या है?', 'hi'],
    ['सिपाही ने कहा कि मुझे डर लगता है', 'मुझे किससे डर लगता है?', 'hi'],
    ['राजू बोला मेरी बहन सीमा बीमार है', 'मेरी बहन का नाम क्या है?', 'hi'],
    ['chowkidar bola mera naam Raghu hai', 'mera naam kya hai?', 'hi'],
    ['budhiya ne kaha "meri beti ka naam Champa hai"', 'meri beti ka naam kya hai?', 'hi'],
    ['بوڑھا کہتا ہے کہ میرا نام رحیم ہے', 'میرا نام کیا ہے؟', 'ur'],
  ])('%s', (typed, asked, language) => {
    expect(answer([typed, asked, language])).toBeNull();
  });
});

describe('What somebody else does or feels is not done or felt by the player', () => {
  it.each<Case>([
    ['the boy whispers that he hid the ring under the well', 'where did I hide the ring?'],
    ['kasam hid the ring under the well, i saw it', 'where did i hide the ring?'],
    ['Kasam hides the ring in the well while I watch', 'where did i hide the ring?'],
    ['I ask Kasam to give Meher the ring', 'what did I give Meher?'],
    ['The captain is afraid of rats, I know it', 'what am I afraid of?'],
    ["Kasam's leg is broken and I carry him", 'where am I hurt?'],
    ['Meher leans over and whispers in my ear that the bridge is rotten', 'what did I whisper to Meher?'],
    ['My neighbour has a brother named Fritz', 'what is my brother called?'],
    ['Two nuns whisper to each other about the abbess', 'what did I whisper to the abbess?'],
    ['The villagers fear the forest and warn me', 'what do I fear?'],
    ['I scare the cat away', 'what scares me?'],
    ['बच्चे को अँधेरे से डर लगता है, मैं उसे गोद में लेता हूँ', 'मुझे किससे डर लगता है?', 'hi'],
    ['مہر کہتی ہے کہ اسے آگ سے ڈر لگتا ہے', 'مجھے کس سے ڈر لگتا ہے؟', 'ur'],
    ['I lent Kasam six coins', 'what do I owe Kasam?'],
    ['someone put the pearl in the well before me', 'where did I put the pearl?'],
    ["I check the captain's arm, it is bleeding", 'what part of me is bleeding?'],
    ['घोड़े का पैर टूट गया है', 'मेरा क्या टूट गया है?', 'hi'],
    ['राजू ने अंगूठी कुएँ में छिपा दी और मैं देखता रहा', 'मैंने अंगूठी कहाँ छिपाई?', 'hi'],
    ['बच्ची मेरे कान में कहती है कि चोर छत पर है', 'मैंने बच्ची के कान में क्या कहा?', 'hi'],
    ['उसका पैर टूट गया है, मैं उसे उठाता हूँ', 'मेरा क्या टूटा है?', 'hi'],
    ['raju saanp se darta hai, main nahi', 'main kisse darta hoon?', 'hi'],
    ['usne chabi matke me chhupa di', 'maine chabi kahan chhupayi?', 'hi'],
    ['اس نے انگوٹھی کنویں میں چھپا دی', 'میں نے انگوٹھی کہاں چھپائی؟', 'ur'],
  ])('%s', (typed, asked, language) => {
    expect(answer([typed, asked, language])).toBeNull();
  });
});

describe('What is denied, over, wished or meant is not so', () => {
  it.each<Case>([
    ['nothing scares me', 'what scares me?'],
    ['i used to be afraid of dogs but not anymore', 'what am i afraid of'],
    ['I owe nobody anything.', 'whom do I owe money?'],
    ['I paid the miller back, so I owe him nothing', 'what do i owe the miller?'],
    ['My arm does not hurt any more', 'what hurts me?'],
    ['I think about giving Meher my pear', 'what did I give Meher?'],
    ['I offered Meher my pear but she refused it', 'what did I give Meher?'],
    ['once I feared the sea, now I love it', 'what do I fear?'],
    ['मैंने लोहार का कर्ज़ चुका दिया है', 'लोहार का मुझ पर कितना कर्ज़ है?', 'hi'],
    ['मैं मोती छिपाना चाहता था पर जगह नहीं मिली', 'मैंने मोती कहाँ छिपाया?', 'hi'],
    ['For a moment I consider saying my name is Edgar', 'what is my name?'],
    ['Thanks to the gold I am free of debt', 'who am I in debt to?'],
    ['मैं राजा के कान में कुछ नहीं कहता', 'मैंने राजा के कान में क्या कहा?', 'hi'],
    ['sochta hu Meher ko mala de du', 'maine Meher ko kya diya', 'hi'],
    ['میں مہر کو ہار نہیں دوں گا', 'میں نے مہر کو کیا دیا؟', 'ur'],
    ['I have no brother', "what is my brother's name?"],
    ['I am not called Peter', 'what is my name?'],
    ['Nobody here calls me by my name', 'how do I want to be called?'],
    ['I think the ring is inside the loaf', 'where is the ring?'],
    ['If only I had a sister called Mina', 'what is my sister called?'],
    ['I dreamed that I gave the queen my crown', 'what did I give the queen?'],
    ['I almost gave the queen my crown', 'what did I give the queen?'],
    ['The night is long but I want to give Meher the ring', 'what did I give Meher?'],
    ['मुझे किसी चीज़ से डर नहीं लगता', 'मुझे किससे डर लगता है?', 'hi'],
    ['मेरा हाथ अब नहीं दुखता', 'मेरा क्या दुखता है?', 'hi'],
    ['मुझ पर बनिये का कुछ भी उधार नहीं', 'बनिये का मुझ पर कितना उधार है?', 'hi'],
    ['मेरा कोई बेटा नहीं है', 'मेरे बेटे का नाम क्या है?', 'hi'],
    ['मैंने सपने में राजा को ताज दिया', 'मैंने राजा को क्या दिया?', 'hi'],
    ['kash meri koi behen hoti', 'meri behen ka naam kya hai?', 'hi'],
    ['mujhe pagal mat bolo', 'mujhe kya bolna hai?', 'hi'],
    ['مجھے کسی سے ڈر نہیں لگتا', 'مجھے کس سے ڈر لگتا ہے؟', 'ur'],
  ])('%s', (typed, asked, language) => {
    expect(answer([typed, asked, language])).toBeNull();
  });
});

describe('A word between “I am” is a name only where it can be one', () => {
  it.each<Case>([
    ['मैं थका हूँ।', 'मेरा नाम क्या है?', 'hi'],
    ['मैं काँपता हूँ।', 'मेरा नाम क्या है?', 'hi'],
    ['main theek hoon yaar', 'main kaun hoon', 'hi'],
    ['I am English.', 'what is my name?'],
    ['hi im lost', 'what is my name?'],
  ])('%s', (typed, asked, language) => {
    expect(answer([typed, asked, language])).toBeNull();
  });
});

it('A name does not answer how to be called, nor the other way round', () => {
  expect(answer(['My name is Devika.', 'how should you call me?'])).toBeNull();
  expect(answer(['call me Crow', 'what is my name?'])).toBeNull();
  const both = fromPlayer('My name is Devika. Please call me Dee.', scene());
  expect(both.map(({ key }) => key)).toEqual(['name you', 'name called']);
  expect(recalled('what is my name?', both, scene())?.quote).toContain('Devika');
});

describe('The player is heard beside others', () => {
  it.each<[typed: string, asked: string, told: string, language?: string]>([
    ['The guard says hello, but I tell him my name is Farida', 'what is my name?', 'Farida'],
    ['The guard asks who I am. "Farida is my name," I answer.', 'what is my name', 'Farida'],
    ['"My name is Farida," I say, "and my son is called Ilyas."', 'what is my son called?', 'Ilyas'],
    ['I nod. "My son is called Ilyas."', 'what is my son called?', 'Ilyas'],
    ['I fear nothing except deep water', 'what do I fear?', 'water'],
    ["it's Doctor Hale to you", 'what should you call me?', 'Hale'],
    ['could you call me Pip?', 'what would I like you to call me?', 'Pip'],
    ['You have my word, Bilal. I will mend the sail.', 'what did I promise Bilal?', 'sail'],
    ['Here, Bilal, take my oar.', 'what did I give Bilal?', 'oar'],
    ['Cross my heart, Bilal, I will fetch your kite.', 'what did I promise Bilal?', 'kite'],
    ['my wrist aches, I hold it', 'what aches since I fell?', 'wrist'],
    ['मेरी उँगली में दर्द है, रस्सी नहीं पकड़ सकता', 'मैं रस्सी क्यों नहीं पकड़ सकता?', 'उँगली', 'hi'],
    ['Bilal ko maine apni topi de di', 'Bilal ko kya diya?', 'topi', 'hi'],
    ['my name? its Dov. remember it', 'what is my name?', 'Dov'],
    ['tum mujhe sir nahi, Ravi bulao', 'mujhe kya bulana hai', 'Ravi', 'hi'],
    ['chai wale ke dus rupaye baaki hain mujh par', 'chai wale ke kitne rupaye baaki hain', 'dus', 'hi'],
    ['i think i broke my little finger', 'what did I break?', 'finger'],
    ['the ring is safe inside the loaf of bread', 'where is the ring?', 'loaf'],
    ['the gold? i put it in the chimney', 'where is the gold?', 'chimney'],
    ['ye lo chacha, meri chhatri rakh lo', 'maine chacha ko kya diya', 'chhatri', 'hi'],
    ['Petra lent me six coins', 'how many coins did Petra lend me?', 'six'],
    ['I visit my sister Rosa and her husband Tom', 'what is my sister called?', 'Rosa'],
    ['सिपाही पूछता है मैं कौन हूँ, पर मैं कहता हूँ कि मेरा नाम इमरान है', 'मेरा नाम क्या है?', 'इमरान', 'hi'],
    ['बुढ़िया से बोला मेरी बेटी नूर खो गई है', 'मेरी बेटी का नाम क्या है?', 'नूर', 'hi'],
    ['main sabko batata hoon ki mera naam Imran hai', 'mera naam kya hai?', 'Imran', 'hi'],
    ['mujhe log Pinku bulate hain', 'log mujhe kya bulate hain?', 'Pinku', 'hi'],
    ['میں حکیم سے وعدہ کرتا ہوں کہ کل شہد لاؤں گا', 'میں نے حکیم سے کیا وعدہ کیا؟', 'شہد', 'ur'],
  ])('%s', (typed, asked, told, language) => {
    expect(answer([typed, asked, language])).toContain(told);
  });
});
