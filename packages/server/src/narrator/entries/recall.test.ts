import { describe, expect, it } from 'vitest';
import { fromPlayer } from './fromPlayer.ts';
import { recalled } from './recall.ts';

const PRESENT = ['Meher', 'Kasam', 'Bilal'];
/** What is answered once these lines were typed, one after the other. */
function answer(asked: string, lines: readonly string[], language = 'en'): string | null {
  const scene = { language, present: PRESENT };
  const stated = lines.flatMap((line) => fromPlayer(line, scene)).toReversed();
  return recalled(asked, stated, scene)?.quote ?? null;
}

/** Typed before and after each example. */
const BEFORE = [
  'I give Bilal a copper ring.',
  'I promise Bilal a basket of figs.',
  'I walk to the old harbour.',
];

describe('A question finds what was typed', () => {
  it.each<[typed: string, asked: string, told: string, language?: string]>([
    ['gave meher a jar of honey, she smiled', 'what did I give Meher?', 'honey'],
    ['The saddle goes to Kasam. I press it into his arms.', 'who did I give the saddle to?', 'Kasam'],
    ['I give Kasam my word: I will not touch the silver bell.', 'What did I promise Kasam?', 'bell'],
    ['On my life, Meher, I will carry your lantern home.', 'What did I swear to Meher?', 'lantern'],
    ['I still owe the fisherman eleven pearls', 'how many pearls do i owe the fisherman', 'eleven'],
    ['stash the compass in the rice barrel', 'where is the compass', 'rice'],
    ['When Bilal sleeps I slip the scroll into the drum.', 'Where did I put the scroll?', 'drum'],
    ['I fear the tall tower because of the bats', 'what scares me about the tower?', 'bats'],
    ['My left shoulder is bruised', 'which shoulder hurts me?', 'left'],
    ['a wasp stung my elbow. ouch', 'where did the wasp sting me', 'elbow'],
    ['I had an aunt. Zarina. She drowned in the delta.', 'what was my aunt called?', 'Zarina'],
    ['my grandmother Hafsa baked bread in Multan', 'where did my grandmother bake bread?', 'Multan'],
    ['Good evening, I’m Noor and I am looking for the ferry', 'whats my name', 'Noor'],
    ['please dont call me madam, just call me Zee', 'how do I want to be called?', 'Zee'],
    ['my neighbour Dina raised me', 'who raised me?', 'Dina'],
    ['namaste, main Lata hoon kya main baith jaun', 'mera naam kya hai?', 'Lata', 'hi'],
    ['I whisper to Meher: the flour is spoiled', 'what did I whisper to Meher?', 'flour'],
    ['I slept below the crooked bridge by the orchard', 'which brige did I sleep below?', 'orchard'],
    ['मेहर को शहद की शीशी दे दी और चल पड़ा', 'मैंने मेहर को क्या दिया?', 'शहद', 'hi'],
    ['नक़्शा अपनी पगड़ी में रख लेता हूँ', 'नक़्शा कहाँ है?', 'पगड़ी', 'hi'],
    ['मुझे साहब मत कहिए, बस गुड्डू कहिए', 'मुझे किस नाम से बुलाना है?', 'गुड्डू', 'hi'],
    ['मैं वीरेन्द्र हूँ, पानी लेने आया हूँ', 'मैं कौन हूँ?', 'वीरेन्द्र', 'hi'],
    ['बनिये को मुझे सात रुपये देने हैं', 'बनिये को मुझे कितने रुपये देने हैं?', 'सात', 'hi'],
    ['mujhe dhobi ke paanch rupaye dene hai', 'mujhe dhobi ke kitne rupaye dene hain?', 'paanch', 'hi'],
    ['shankh apni jholi me daal leta hu', 'shankh kahan hai', 'jholi', 'hi'],
    ['namaste, mujhe Lata kehte hain, kuch khana milega?', 'mera naam kya hai?', 'Lata', 'hi'],
    ['میں نے چابی مٹکے میں رکھی', 'میں نے چابی کہاں رکھی؟', 'مٹکے', 'ur'],
    ['مجھے سانپوں سے ڈر لگتا ہے', 'مجھے کس سے ڈر لگتا ہے؟', 'سانپوں', 'ur'],
  ])('%s %s', (typed, asked, told, language) => {
    expect(answer(asked, [...BEFORE, typed, 'I look at the moon.'], language)).toContain(told);
  });
});

describe('A question finds nothing', () => {
  it.each<[typed: string, asked: string, language?: string]>([
    ['I give Bilal a copper ring.', 'What did I give Meher?'],
    ['I give Meher a jar of honey.', 'What did I promise Meher?'],
    ['I will never give Meher the lantern', 'What did I give Meher?'],
    ['Should I promise Kasam the drum?', 'What did I promise Kasam?'],
    ['I wish I had an uncle named Farid', 'What is my uncle called?'],
    ['The cook says her aunt is called Rubina.', 'What is my aunt called?'],
    ["Don't call me Shorty again!", 'How do I want to be called?'],
    ['The captain wants to be called Chief', 'How do I wish to be called?'],
    ['I whisper to Meher: the well is dry', 'I ask Kasam: what did I say of the well?'],
    [
      'I whisper to Meher that I broke the bell. I whisper to Kasam that I sold it.',
      'I ask Kasam: who broke my bell?',
    ],
    ['काश मेरा कोई चाचा होता', 'मेरे चाचा का नाम क्या है?', 'hi'],
    ['मेहर कहती है कि उसे आग से डर लगता है', 'मुझे किससे डर लगता है?', 'hi'],
    ['main meher ko dhol kabhi nahi dunga', 'maine meher ko kya diya?', 'hi'],
    ['Meher owes me nine coins', 'What do I owe Meher?'],
    ['मेहर ने मुझे दीया दिया', 'मैंने मेहर को क्या दिया?', 'hi'],
    ['I pretend to give Kasam the drum', 'What did I give Kasam?'],
    ['I look at the door', 'Who am I looking for?'],
    ['I walk to the white temple', 'Where is the temple?'],
    ['I hide the lamp behind the door', 'Where should I hide the lamp?'],
    ['मैंने दीया ताक में रखा', 'मैं दीया कहाँ रखूँ?', 'hi'],
  ])('%s %s', (typed, asked, language) => {
    expect(answer(asked, [typed], language)).toBeNull();
  });
});

it('A sentence is quoted with another only for those who have heard both', () => {
  const line = 'I whisper to Meher that I broke the bell. I whisper to Kasam that I sold it.';
  const [first, second] = fromPlayer(line, { language: 'en', present: PRESENT });
  expect(first).toMatchObject({
    known_to: ['you', 'Meher'],
    quote: 'I whisper to Meher that I broke the bell.',
  });
  expect(second).toMatchObject({ known_to: ['you', 'Kasam'], quote: 'I whisper to Kasam that I sold it.' });
});
