import type { Words } from '../en.ts';
import type { FieldFault } from './en.ts';
import { numbersOf } from '../numbers.ts';

const { whole } = numbersOf('hi');
const kilobytes = (bytes: number): string => `${whole(Math.round(bytes / 1024))} KB`;

const faults: Readonly<
  Record<FieldFault['code'], (min: number, max: number, values: readonly string[]) => string>
> = {
  no_text: () => 'यहाँ पाठ होना चाहिए',
  no_boolean: () => 'यहाँ true या false होना चाहिए',
  no_list: () => 'यहाँ सूची होनी चाहिए',
  no_object: () => 'यहाँ ऑब्जेक्ट होना चाहिए',
  missing: () => 'यह नहीं है',
  empty: () => 'यह ख़ाली नहीं हो सकता',
  reserved: () => 'यह नाम आरक्षित है',
  characters: () => 'इसमें ऐसे अक्षर हैं जो सहेजे नहीं जा सकते',
  too_long: (_min, max) => `इसमें ज़्यादा से ज़्यादा ${whole(max)} अक्षर हो सकते हैं`,
  too_many: (_min, max) => `इसमें ज़्यादा से ज़्यादा ${whole(max)} चीज़ें हो सकती हैं`,
  no_number: (min, max) => `यहाँ ${whole(min)} से ${whole(max)} तक की संख्या होनी चाहिए`,
  wrong_count: (min, max) => `इसमें ${whole(min)} से ${whole(max)} तक चीज़ें होनी चाहिए`,
  none_of: (_min, _max, values) => `यह इनमें से एक होना चाहिए: ${values.join(', ')}`,
};

const faultText = ({ code, min = 0, max = 0, values = [] }: FieldFault): string =>
  faults[code](min, max, values);

export const importing = {
  notes: {
    macro_lost: ({ text }) => `“${text}” जैसा यहाँ कुछ नहीं है।`,
    look_lost: ({ text }) => `“${text}” केवल रूप था, और छोड़ दिया गया।`,
    script_lost: () => 'एक स्क्रिप्ट छोड़ दी गई: बाहर से आई कथाएँ कुछ नहीं चलातीं।',
    style_lost: () => 'एक स्टाइल शीट छोड़ दी गई।',
    image_lost: ({ text }) => `एक चित्र छोड़ दिया गया: “${text}”।`,
    media_lost: ({ text }) => `आवाज़ या वीडियो छोड़ दिया गया: “${text}”।`,
    html_lost: ({ text }) => `HTML “${text}” छोड़ दिया गया; उसका पाठ रह गया।`,
    link_computed: ({ text }) => `“${text}” कहाँ ले जाता है, यह खेलते समय ही पता चलता है। यह राह ख़ुद जोड़ें।`,
    reveal_lost: ({ text }) => `“${text}” दबाने पर और कुछ दिखाता था: वह अब शुरू से ही सुनाया जाता है।`,
    loop_lost: ({ text }) => `दोहराव “${text}” छोड़ दिया गया।`,
    random_lost: ({ text }) => `“${text}” संयोग पर टिका है, जो यहाँ की कथाओं में नहीं चलता।`,
    printed_value_lost: ({ text }) => `“${text}” का मान पाठ में बताया जाता था, अब वहाँ नहीं है।`,
    condition_lost: ({ text }) => `राह “${text}” अब हमेशा मिलती है: उसकी शर्त का अनुवाद नहीं हो सका।`,
    conditional_text_lost: ({ text }) => `“${text}” कुछ ही हालात में बताया जाता था, और छोड़ दिया गया।`,
    effect_lost: ({ text }) => `“${text}” अब कुछ नहीं बदलता।`,
    conditional_effect_lost: ({ text }) => `“${text}” कुछ ही हालात में होता था, और अब नहीं होता।`,
    order_lost: ({ name }) => `इस दृश्य में “${name}” बदलने से पहले भी पूछा जाता है और बाद में भी: राहें जाँच लें।`,
    variable_lost: ({ name }) => `चर “${name}” नहीं रखा जा सका: उसके मान खेलते समय ही पता चलते हैं।`,
    variable_unused: ({ name }) => `चर “${name}” छोड़ दिया गया: जो आया, उसमें उसे कोई नहीं पूछता।`,
    variable_many: ({ name }) => `चर “${name}” नहीं रखा जा सका: उसके अलग-अलग मान बहुत ज़्यादा हैं।`,
    variable_fraction: ({ name }) => `चर “${name}” नहीं रखा जा सका: यहाँ केवल पूर्ण संख्याएँ होती हैं।`,
    header_lost: ({ name }) => `“${name}” हर दृश्य के पास दिखता था, और छोड़ दिया गया।`,
    tag_lost: ({ text }) => `टैग “${text}” छोड़ दिया गया।`,
    input_lost: ({ text }) => `“${text}” खिलाड़ी से कुछ पूछता था, और छोड़ दिया गया।`,
    include_lost: ({ name }) => `“${name}” का पाठ यहाँ भी सुनाया जाता था। ज़रूरत हो तो उसे यहाँ उतार लें।`,
    sequence_lost: ({ text }) =>
      `हर बार बदलने वाला एक पाठ अब हमेशा वैसा ही सुनाया जाता है जैसा पहली बार (${text})।`,
    tunnel_lost: ({ text }) => `“${text}” कहीं ले जाकर लौटाता है, जो यहाँ नहीं हो सकता।`,
    function_lost: ({ text }) => `फ़ंक्शन “${text}” नहीं चलाया गया।`,
    scene_renamed: ({ from, to }) => `दृश्य “${from}” का नाम अब “${to}” है।`,
    variable_renamed: ({ from, to }) => `चर “${from}” का नाम अब “${to}” है।`,
    target_meant: ({ from, to }) =>
      `“${from}” नाम का कोई दृश्य नहीं है: जो राहें वहाँ ले जाती थीं, अब “${to}” तक ले जाती हैं।`,
    choice_renamed: ({ from, to }) => `“${from}” नाम की दूसरी राह अब “${to}” है: दोनों में फ़र्क़ नहीं दिखता था।`,
    scene_twice: ({ name }) => `“${name}” नाम के दो दृश्य हैं: पहला लिया गया।`,
    scenes_reordered: ({ text }) => `जिन दृश्यों के नाम पूर्ण संख्याएँ हैं, वे अब संख्या के क्रम से सबसे पहले हैं: ${text}।`,
    scene_cut: ({ count }) =>
      `इस दृश्य का पाठ एक दृश्य के लिए बहुत लंबा था। अब वह ${whole(count)} दृश्यों में है, अनुच्छेदों के बीच कटा हुआ।`,
    start_added: ({ text }) => `पहले दृश्य से पहले एक दृश्य जोड़ा गया: कथा जिससे शुरू होती है, वह वही देता है (${text})।`,
    scene_without_text: () => 'यह दृश्य अभी कुछ नहीं सुनाता।',
    characters_cleaned: ({ count }) => `जो अक्षर दिखाए नहीं जा सकते, वे निकाल दिए गए: ${whole(count)}।`,
    field_lost: ({ name }) => `“${name}” नाम का खाना यहाँ नहीं होता, इसलिए छोड़ दिया गया।`,
    cover_lost: ({ text }) => `कवर “${text}” छोड़ दिया गया: उसका पता सही नहीं है।`,
    file_unused: ({ name }) => `फ़ाइल “${name}” इस कथा का हिस्सा नहीं है, और छोड़ दी गई।`,
    text_unknown: ({ name }) => `कथा में “${name}” अब नहीं है: उसका अनुवाद छोड़ दिया गया।`,
    text_twice: ({ name }) => `“${name}” दो बार है: पहला लिया गया।`,
    text_refused: ({ name }) =>
      `“${name}” का अनुवाद छोड़ दिया गया: वह बहुत लंबा है, या उसका रूप या अक्षर रखे नहीं जा सकते।`,
    originals_changed: ({ count }) =>
      `इस फ़ाइल के बनने के बाद ${whole(count)} मूल पाठ बदले हैं। उनके अनुवाद फिर पढ़ने के लिए चिह्नित हैं।`,
    more: ({ count }) => `और भी बातें हैं: ${whole(count)}।`,
  },
  refusals: {
    unknown_format: () => 'यह Twine, Twee, ink, ChoiceScript या हमारे अपने रूप की फ़ाइल नहीं है।',
    empty: () => 'यह फ़ाइल ख़ाली है।',
    too_large: ({ max }) => `कथा ${kilobytes(max)} से बड़ी है।`,
    too_many_files: ({ max }) => `${whole(max)} से ज़्यादा फ़ाइलें हैं।`,
    files_unrelated: ({ count }) =>
      `ये ${whole(count)} फ़ाइलें एक कथा की नहीं हैं। एक फ़ाइल चुनें, या एक ही कथा की सब फ़ाइलें।`,
    archive_unreadable: ({ name }) => `संग्रह “${name}” पढ़ा नहीं जा सकता।`,
    not_text: () => 'यह फ़ाइल पाठ नहीं है।',
    unreadable: ({ line, column, reason }) =>
      `पंक्ति ${whole(line)}, स्तंभ ${whole(column)}: यह पढ़ा नहीं जा सकता${reason ? ` (${reason})` : ''}।`,
    took_too_long: ({ seconds }) =>
      `यह फ़ाइल ${whole(seconds)} सेकंड में नहीं पढ़ी जा सकी। ink का स्रोत पहले से कंपाइल हो तो जल्दी पढ़ा जाता है: Inky में “Export to JSON” चुनें, और वह फ़ाइल लाएँ।`,
    too_much_memory: ({ max }) =>
      `यह फ़ाइल पढ़ने में ${whole(max)} MB से ज़्यादा मेमोरी लगती है। कथा को छोटी कथाओं में बाँटें।`,
    no_scenes: () => 'इस फ़ाइल में कोई दृश्य नहीं है।',
    too_many_scenes: ({ max }) => `${whole(max)} से ज़्यादा दृश्य हैं।`,
    too_many_choices: ({ node, max }) => `“${node}” में ${whole(max)} से ज़्यादा राहें हैं।`,
    text_too_long: ({ node, max }) => `“${node}” का पाठ ${whole(max)} अक्षरों से लंबा है।`,
    too_deep: ({ node, max }) => `${node ? `“${node}”` : 'कुछ'} ${whole(max)} से ज़्यादा परतों में धँसा है।`,
    too_complex: ({ node }) => `“${node}” को पढ़ने में बहुत ज़्यादा क़दम लगते हैं।`,
    field_invalid: ({ path, fault }) => `${path}: ${faultText(fault)}।`,
    version_unknown: ({ version }) => `“${version}” यहाँ नहीं जाना जाता।`,
    layer_format_unknown: () => 'यह अनुवादों की फ़ाइल नहीं है: न XLIFF 1.2, न निर्यात वाले खानों की CSV।',
    layer_language_unknown: ({ language }) =>
      language ? `कथाएँ यहाँ “${language}” भाषा में नहीं सुनाई जातीं।` : 'फ़ाइल यह नहीं बताती कि अनुवाद किस भाषा में है।',
    layer_language_own: ({ language }) => `फ़ाइल “${language}” में अनुवाद करती है, और कथा उसी भाषा में है।`,
    layer_texts_missing: () => 'इस फ़ाइल में ऐसा कोई अनुवाद नहीं है जो इस कथा का हो।',
  },
} satisfies Words['importing'];
