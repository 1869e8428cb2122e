import type { Words } from '../en.ts';

export const playPanels = {
  ownLanguage: 'hi',
  settings: 'सेटिंग',
  theme: 'थीम',
  themes: { night: 'रात की पोथी', 'palm-leaf': 'ताड़पत्र', device: 'डिवाइस जैसी' },
  language: 'भाषा',
  toldIn: 'कथा किस भाषा में',
  toldInHint: 'अगले हिस्से से; जो सुनाया जा चुका, वह वैसा ही रहेगा',
  taleSize: 'कथा के अक्षर',
  taleSizes: ['सबसे छोटे', 'छोटे', 'मध्यम', 'बड़े', 'सबसे बड़े'],
  textAppears: 'पाठ की रफ़्तार',
  textAppearsHint: 'क्लिक, Space या Enter से बाक़ी पाठ तुरंत दिखता है',
  typing: { at_once: 'एक साथ', quick: 'जल्दी-जल्दी', typed: 'धीरे-धीरे' },
  states: { on: 'चालू', off: 'बंद' },
  motion: 'पंक्तियाँ और पट्टिकाएँ अपने आप चलें',
  motionHint: 'आपके चुनने तक डिवाइस की सेटिंग मानी जाती है',
  textOnly: 'सिर्फ़ पाठ',
  textOnlyHint: 'पीछे चित्र नहीं, और कुछ हिलता नहीं',
  ruledLine: 'नए पाठ के नीचे रेखा',
  hands: 'दिखाएँ कि शब्द किसके हैं',
  handsHint: 'हर अंश से पहले एक पतला निशान, नीचे नाम',
  readsAloud: 'नया पाठ पढ़कर सुनाएँ',
  eyesClosed: 'आँखें मूँदकर',
  eyesClosedHint: 'कथा सुनें, और बिना देखे खेलें',
  letterKeys: 'अक्षर और अंक वाले शॉर्टकट',

  shortcuts: 'कीबोर्ड शॉर्टकट',
  shortcutsNote: 'अकेले अक्षर तब चलते हैं जब कर्सर किसी बॉक्स में न हो। इन्हें सेटिंग में बंद किया जा सकता है।',
  shortcutsOffNote: 'अक्षरों और अंकों वाले शॉर्टकट बंद हैं। इन्हें सेटिंग में चालू किया जा सकता है।',
  eyesClosedKeys: [
    { name: 'शुरू करें, आँखें खोलें', keys: ['E'] },
    { name: 'रोकें, आगे चलाएँ', keys: ['Space'] },
    { name: 'पिछला, अगला वाक्य', keys: ['←', '→'] },
    { name: 'तेज़, धीमा', keys: ['↑', '↓'] },
    { name: 'सुनाई दे रही राह लें', keys: ['Enter'] },
    { name: 'बोलकर चुनें', keys: ['V'] },
  ],
  shortcutGroups: [
    {
      title: 'खेल में',
      rows: [
        { name: 'अंक से राह चुनें', keys: ['1', '2', '…', '9'] },
        { name: 'आगे', keys: ['C'] },
        { name: 'डूबें', keys: ['I'] },
        { name: 'दिखाएँ', keys: ['S'] },
        { name: 'वापस', keys: ['U'] },
        { name: 'अपने शब्दों में लिखें', keys: ['/'] },
        { name: 'करें', keys: ['Enter'] },
        { name: 'पूरा पाठ दिखाएँ, फिर उसका अगला पन्ना', keys: ['Space'] },
      ],
    },
    {
      title: 'अब तक की कथा',
      rows: [
        { name: 'सबसे नया हिस्सा', keys: ['End'] },
        { name: 'सबसे नया हिस्सा फिर सुनें', keys: ['R'] },
        { name: 'ऐसा क्यों?', keys: ['W'] },
        { name: 'आपकी कथा', keys: ['M'] },
      ],
    },
    {
      title: 'हर जगह',
      rows: [
        { name: 'खुला पैनल बंद करें', keys: ['Esc'] },
        { name: 'यह सूची', keys: ['?'] },
      ],
    },
    {
      title: 'दृश्यों का नक़्शा',
      rows: [
        { name: 'अगला दृश्य', keys: ['Tab'] },
        { name: 'दृश्य खिसकाएँ', keys: ['↑', '↓', '←', '→'] },
        { name: 'बदलें, हटाएँ', keys: ['Enter', 'Del'] },
      ],
    },
  ],
} satisfies Words['playPanels'];
