import { quoted } from '@kathaloka/contract/messages';
import type { LedgerFindingWords } from '@kathaloka/story';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

const didYouMean = (meant: string | undefined, otherwise: string): string =>
  meant === undefined ? otherwise : `अगर ${quoted(meant)} कहना चाहते थे, तो वही लिखें।`;

/** The findings of attempts, things, people, secrets and time, in Hindi. */
export const ledgerFindings: LedgerFindingWords = {
  'scene missing': ({ part, target, meant }) =>
    `${part === 'lost_at' ? 'सेहत ख़त्म होने पर' : 'समय पूरा होने पर'} खिलाड़ी ${quoted(target)} में पहुँचता है, पर ऐसा कोई दृश्य नहीं है। ${didYouMean(meant, 'दूसरा दृश्य चुनें, या यह दृश्य जोड़ें।')}`,
  'thing not declared': ({ name, meant }) =>
    `${quoted(name)} दी जाती, ली जाती या किसी के पास होती है, पर वह कथा की चीज़ों में नहीं है। ${didYouMean(meant, 'उसे चीज़ों में जोड़ें, ताकि खिलाड़ी देख सकें कि वह उनके पास है।')}`,
  'person misspelt': ({ name, meant }) =>
    `${quoted(name)} नाम केवल शर्तों और असरों में है, और पाठों में ${quoted(meant)} है। अगर दोनों एक ही हैं, तो नाम एक ही तरह लिखें।`,
  'promise open': ({ who }) =>
    `खिलाड़ी ${quoted(who)} से वादा करता है, पर कथा में वह न कहीं निभाया जाता है, न तोड़ा जाता है। जहाँ उसका फ़ैसला हो, वहाँ “keep ${who}” या “break ${who}” लिखें।`,
  'secret unknown': ({ name, meant }) =>
    `कथा में ${quoted(name)} नाम का कोई राज़ नहीं है। ${didYouMean(meant, 'उसे राज़ों में जोड़ें, या नाम ठीक करें।')}`,
  'holder unknown': ({ secret, holder }) =>
    `${quoted(holder)} के पास राज़ ${quoted(secret)} है, पर न शब्दावली में ऐसा कोई नाम है, न किसी पाठ में। नाम वैसे ही लिखें जैसे कथा में है।`,
  'attempt decided': ({ choice, check, always }) =>
    always === 'won'
      ? `${quoted(choice)} में कोई चूक नहीं सकता: यहाँ ${quoted(check)} हमेशा पूरी होती है। ज़्यादा माँगें, या जाँच हटा दें।`
      : `${quoted(choice)} में कोई सफल नहीं हो सकता: यहाँ ${quoted(check)} कभी पूरी नहीं होती। कम माँगें, या पहले ज़्यादा दिलाएँ।`,
  'loss without effect': ({ choice }) =>
    `${quoted(choice)} में चूकने से न कुछ बदलता है, न कुछ सुनाया जाता है। चूक को पाठ, असर या दृश्य दें।`,
  'health without end': ({ most }) =>
    `खिलाड़ी की सेहत, जो शुरू में ${whole(most)} है, 0 तक गिर सकती है, और तब कुछ नहीं होता। वह दृश्य चुनें जो सेहत ख़त्म होने पर आए।`,
  'time without end': ({ turns, choices }) =>
    `बारियों की सीमा (${whole(turns)}) का कोई असर नहीं है: इस दृश्य में ${whole(choices)} राहें हमेशा मिलती हैं, और सीमा आने पर कोई नहीं ली जाती। समय पूरा होने पर आने वाला दृश्य चुनें, या सीमा हटा दें।`,
  'time out unused': ({ because }) =>
    because === 'ending'
      ? 'यह दृश्य एक अंत है, इसलिए यहाँ समय गिना नहीं जाता। समय पूरा होने पर आने वाला दृश्य हटा दें।'
      : 'समय पूरा होने पर यहाँ एक दृश्य आता है, पर कोई समय लिखा नहीं है। लिखें कि कितनी बारियों के बाद।',
  'turns without end': ({ effect }) =>
    `इस दृश्य की हर बारी ${quoted(effect)} बदलती है, पर उससे कुछ होता नहीं। समय पूरा होने पर आने वाला दृश्य चुनें, या जो बारियाँ बदलती हैं उसे कहीं पूछें।`,
  'ending goes on': ({ choices }) =>
    `यह दृश्य हार का अंत कहलाता है, पर इसमें ${choices === 1 ? 'एक राह' : `${whole(choices)} राहें`} है। निशान हटा दें, या राहें।`,
  'choice unheard': ({ choice, other }) =>
    `राह ${quoted(choice)} से एक भी शब्द नहीं बदलता: आगे सब वैसा ही सुनाया जाता है जैसा ${quoted(other)} के बाद। इसके असर को आगे किसी पाठ या शर्त में पूछें, या इसे कहीं और ले जाएँ।`,
  'hands full': ({ things, slots }) =>
    `खिलाड़ी को ${whole(things)} चीज़ें मिल सकती हैं, और वह ${whole(slots)} ही उठा सकता है, इसलिए उसे कुछ रखना पड़ सकता है। अगर ऐसा नहीं चाहते, तो नियमों में जगह बढ़ाएँ।`,
};
