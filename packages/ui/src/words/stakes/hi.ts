import type { Words } from '../en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');

export const stakes = {
  attempt: (number) => `राह ${number}: यह एक कोशिश है`,
  check: 'इसके लिए क्या चाहिए',
  checkHint: (sides) =>
    `कथा की कोई संख्या कम से कम इतनी हो। “roll” लिखें तो उसमें 1 से ${whole(sides)} तक का पाँसा जुड़ता है।`,
  winText: 'सफल हों तो यह सुनाएँ',
  loseText: 'चूक जाएँ तो यह सुनाएँ',
  loseEffect: 'चूकने पर क्या बदले',
  loseTarget: 'चूकने पर कहाँ जाए',
  staysHere: 'इसी दृश्य में',
  time: 'इस दृश्य में समय',
  eachTurn: 'हर बारी क्या बदले',
  eachTurnHint: 'खिलाड़ी इस दृश्य में रहकर जो कुछ करे, वह एक बारी है।',
  maxTurnsHint: 'ख़ाली: जितनी चाहें।',
  timeOut: 'बारियाँ पूरी होने पर',
  goesOn: 'कोई दृश्य नहीं आता',
  isLost: 'यह हार का अंत है',
  isLostHint: 'यहाँ खिलाड़ी हार जाते हैं, और पिछले मोड़ तक मुफ़्त लौटते हैं।',
  sign: 'चिह्न',
  signHint: 'शर्तें और असर इसे इसी शब्द से जानते हैं। बदलें तो यह हर जगह बदलता है।',
  signFaults: {
    impossible: 'चिह्न अक्षरों, अंकों और _ से बना एक शब्द है, जो अक्षर से शुरू हो',
    taken: (name) => `“${name}” पहले से है`,
  },
  things: (count) => `चीज़ें (${whole(count)})`,
  noThings: 'अभी कोई चीज़ नहीं। चीज़ उठाई, दी और नीचे रखी जा सकती है, और खिलाड़ी देखते हैं कि वह उनके पास है।',
  thingSign: 'नई चीज़ का चिह्न',
  addThing: 'चीज़ जोड़ें',
  removeThing: 'चीज़ हटाएँ',
  thingName: 'नाम',
  thingLine: 'एक पंक्ति में',
  thingLineHint: 'खिलाड़ी इसे वहाँ पढ़ते हैं जहाँ अपना सामान देखते हैं।',
  secrets: (count) => `राज़ (${whole(count)})`,
  noSecrets: 'अभी कोई राज़ नहीं। राज़ वही जानते हैं जिनके पास वह है, और कोई नहीं, जब तक कथा उसे न बताए।',
  secretSign: 'नए राज़ का चिह्न',
  addSecret: 'राज़ जोड़ें',
  removeSecret: 'राज़ हटाएँ',
  secretText: 'क्या सच है',
  holders: 'कौन जानता है',
  holdersHint: 'नाम, कॉमा से अलग करें।',
  until: 'सब कब जान सकते हैं',
  withoutHealth: 'सेहत न रहे तो',
  lostAt: 'सेहत ख़त्म होने पर',
  lostAtHint: 'सेहत “health” नाम की संख्या है: “health - 20” जैसे असर उसे घटाते हैं।',
  reach: {
    none: (number) => `एक भी शब्द नहीं बदलता: सब वैसा ही सुनाया जाता है जैसा राह ${whole(number)} के बाद`,
    next: 'अगले दृश्य तक शब्द बदलती है',
    until: (scene) => `${scene} तक शब्द बदलती है`,
    ending: 'किसी और अंत तक ले जाती है',
  },
  settings: {
    health_max:
      'खिलाड़ी इतनी सेहत से शुरू करते हैं, और इससे ज़्यादा कभी नहीं होती। यह तब गिनी जाती है जब कोई असर “health” को बदले।',
    inventory_slots: 'खिलाड़ी इतनी चीज़ें साथ रख सकते हैं। एक और लें, तो पूछा जाता है कि क्या नीचे रखेंगे।',
    skill_check_difficulty: 'आसान में कथा की हर कोशिश के लिए 1 कम चाहिए, कठिन में 1 ज़्यादा।',
  },
  readings: {
    threshold: (name, value) => `सफल तब, जब ${name} कम से कम ${whole(value)} हो।`,
    roll: (name, value) => `सफल तब, जब ${name} और पाँसा मिलकर कम से कम ${whole(value)} हों।`,
  },
} satisfies Words['stakes'];
