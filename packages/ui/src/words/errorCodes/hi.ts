import type { ErrorWords } from '@kathaloka/contract/messages';
import { numbersOf } from '../numbers.ts';

const { counted } = numbersOf('hi');

const THINGS: Readonly<Record<string, string>> = {
  story: 'यह कथा नहीं मिली',
  session: 'यह खेल नहीं मिला',
  category: 'यह श्रेणी नहीं मिली',
  tag: 'यह टैग नहीं मिला',
  user: 'यह व्यक्ति नहीं मिला',
};

/** The words for each code, instead of the server's English. */
export const errorCodes: ErrorWords = {
  malformed_request: 'यह अनुरोध पढ़ा नहीं जा सका।',
  validation_failed: 'कुछ जानकारी सही नहीं है।',
  not_found: ({ resource }) => THINGS[resource] ?? 'यह नहीं मिला',
  method_not_allowed: 'यह अनुरोध यहाँ नहीं चलता।',
  request_timeout: 'अनुरोध पहुँचने में बहुत देर लगी।',
  body_too_large: 'भेजी गई जानकारी बहुत बड़ी है।',
  unsupported_media_type: 'इस तरह की जानकारी यहाँ नहीं चलती।',
  range_not_satisfiable: 'फ़ाइल में ऐसा कोई हिस्सा नहीं है।',
  unknown_host: 'यह सर्वर इस पते पर जवाब नहीं देता।',
  rate_limited: ({ retry_after_seconds }) =>
    `बहुत बार कोशिश हुई। कृपया ${wait(retry_after_seconds)} फिर कोशिश करें।`,
  headers_too_large: 'अनुरोध बहुत बड़ा है।',
  internal: ({ request_id }) => `हमारी ओर से कुछ गड़बड़ हो गई।${request_id ? ` अनुरोध ${request_id}।` : ''}`,
  unavailable: ({ retry_after_seconds }) =>
    `अभी यह नहीं हो सकता। कृपया ${wait(retry_after_seconds)} फिर कोशिश करें।`,
  not_signed_in: 'आपने लॉगिन नहीं किया है।',
  invalid_credentials: 'यूज़रनेम, ईमेल या पासवर्ड ग़लत है',
  oidc_sign_in_failed: ({ reason, provider }) =>
    ({
      not_set_up: 'लॉगिन का यह तरीक़ा यहाँ चालू नहीं है',
      cancelled: `${provider} पर लॉगिन रद्द कर दिया गया`,
      unreachable: `${provider} से अभी संपर्क नहीं हो पा रहा है। फिर कोशिश करें`,
      invalid_answer: `${provider} के जवाब की पुष्टि नहीं हो पाई। फिर कोशिश करें`,
      no_email: `${provider} ने आपका कोई ईमेल पता नहीं बताया है`,
      email_not_verified: `इस ईमेल का एक खाता है, और ${provider} ने इस पते की पुष्टि नहीं की है। अपने पासवर्ड से लॉगिन करें`,
      account_not_verified: 'इस ईमेल का एक खाता है जिसकी पुष्टि कभी नहीं हुई। उसे अपना बनाने के लिए उसका पासवर्ड बदलें',
      other_account: `इस ईमेल का खाता ${provider} के किसी और खाते से जुड़ा है`,
    })[reason],
  google_sign_in_failed: ({ reason }) =>
    ({
      not_set_up: 'यहाँ Google से लॉगिन चालू नहीं है',
      invalid_token: 'Google के जवाब की पुष्टि नहीं हो पाई',
      email_not_verified: 'Google ने इस ईमेल की पुष्टि नहीं की है',
      account_not_verified: 'इस ईमेल का एक खाता है जिसकी पुष्टि कभी नहीं हुई। उसे अपना बनाने के लिए उसका पासवर्ड बदलें',
      other_google_account: 'इस ईमेल का खाता किसी और Google खाते से जुड़ा है',
    })[reason],
  forbidden: 'आपको इसकी अनुमति नहीं है।',
  taken: ({ field }) =>
    ({
      username: 'यह यूज़रनेम लिया जा चुका है',
      email: 'इस ईमेल का खाता पहले से है',
      display_name: 'यह नाम पहले से है',
    })[field],
  invalid_link: 'लिंक ग़लत है या पुराना हो गया',
  last_admin: 'आप अकेले एडमिन हैं। पहले किसी और को एडमिन बनाएँ।',
  account_blocked: ({ reason }) => `यह खाता बंद कर दिया गया है। कारण: ${reason}`,
  password_change_required: 'पहले अपना पासवर्ड बदलें: मौजूदा पासवर्ड सर्वर ने बनाया था।',
  second_factor_required: 'आगे बढ़ने के लिए अपने ऑथेंटिकेटर ऐप का कोड लिखें।',
  second_factor_refused: 'यह कोड सही नहीं है, या पहले ही इस्तेमाल हो चुका है। अगले कोड का इंतज़ार करें।',
  second_factor_missing: 'यहाँ एडमिन के लिए दूसरा चरण ज़रूरी है। पहले खाते के पन्ने पर उसे चालू करें।',
  second_factor_on: 'दूसरा चरण पहले से चालू है। पहले उसे बंद करें।',
  proof_required: 'पहले पुष्टि करें कि आप ही हैं। कुछ भी नहीं बदला।',
  email_not_verified: 'इन्होंने अभी तक अपने ईमेल पते की पुष्टि नहीं की है।',
  choices_only: 'छोटों का खाता केवल विकल्प चुनकर खेलता है: यह उसका हिस्सा नहीं है।',
  consent_required: 'खेलने से पहले माता-पिता या अभिभावक की सहमति चाहिए।',
  already_given: 'यह पहले ही बताया जा चुका है। इसे कोई एडमिन ही बदल सकता है।',
  rated_older: 'यह कथा बड़ों के लिए है।',
  premium_required: 'यह प्रीमियम कथा है। खेलने के लिए प्रीमियम चाहिए।',
  credits_short: ({ available_credits, required_credits }) =>
    `क्रेडिट कम हैं। आपके पास ${counted(available_credits, { one: 'है', other: 'हैं' })}, चाहिए ${required_credits}।`,
  xp_short: ({ current_xp, required_xp }) =>
    `XP कम हैं। आपके पास ${current_xp} XP हैं, इसके लिए ${required_xp} XP चाहिए।`,
  action_running: 'पिछला क़दम अभी पूरा नहीं हुआ।',
  session_moved: 'कथा कहीं और आगे बढ़ चुकी है। अब वह यहाँ है।',
  key_reused: 'यह क़दम पहले किसी और रूप में भेजा जा चुका है।',
  model_unavailable: 'यह मॉडल अभी उपलब्ध नहीं है।',
  session_completed: 'यह कथा पूरी हो चुकी है।',
  no_such_choice: 'यह राह अब नहीं है।',
  nothing_to_undo: 'लौटाने के लिए कुछ नहीं है।',
  nothing_to_redo: 'फिर लाने के लिए कुछ नहीं है।',
  nothing_to_retell: 'फिर से सुनाने के लिए कुछ नहीं है।',
  narrator_failed: 'कथावाचक से जवाब नहीं आया। कुछ नहीं लगा। फिर कोशिश करें।',
  narrator_timed_out: 'कथावाचक को बहुत देर लगी। कुछ नहीं लगा। फिर कोशिश करें।',
  review_failed: 'कथा अभी प्रकाशित नहीं हो सकती: पहले कुछ ठीक करना होगा।',
  wrong_status: 'कथा की मौजूदा स्थिति में यह नहीं हो सकता।',
  list_changed: 'सूची इस बीच बदल गई। कृपया फिर कोशिश करें।',
  stale_version: 'यह कथा इस बीच किसी और ने बदल दी है।',
  stale_draft: 'यह ड्राफ़्ट इस बीच किसी और टैब या डिवाइस में बदला गया है।',
  limit_reached: ({ resource, max }) =>
    ({
      story: `एक खाते में ${max} से अधिक कथाएँ नहीं हो सकतीं।`,
      series: `एक खाते में ${max} से अधिक शृंखलाएँ नहीं हो सकतीं।`,
      draft: `एक खाते में ${max} से अधिक ड्राफ़्ट नहीं हो सकते।`,
      turn: `एक खेल में ${max} से अधिक हिस्से नहीं हो सकते। किसी भी हिस्से से नया खेल शुरू किया जा सकता है।`,
      player: `एक खेल में अधिक से अधिक ${max} लोग खेल सकते हैं।`,
      together: `एक समय पर ${max} से अधिक खेल साथ नहीं खेले जा सकते। पहले कोई एक समाप्त करें।`,
      shared_turn: `एक खाते में एक समय पर ${max} से अधिक लिंक नहीं हो सकते। पहले कोई एक वापस लें।`,
      follow: `एक पाठक ${max} से अधिक लेखकों को फ़ॉलो नहीं कर सकता।`,
      storage: `आपके खाते की जगह भर गई है: कथाओं और खेलों के लिए ${max} MB हैं। खेल मिटाने से जगह बनती है।`,
    })[resource],
  cannot_move: ({ reason }) =>
    ({
      scene_gone: 'यह दृश्य नए संस्करण में नहीं है।',
      superseded: 'इस बीच कथा का और नया संस्करण प्रकाशित हो चुका है।',
      no_newer_version: 'कथा का कोई नया संस्करण नहीं है।',
    })[reason],
  not_at_turn: ({ reason }) =>
    ({
      turn: 'अभी किसी और की बारी है।',
      vote: 'अभी सब मिलकर वोट से चुनते हैं।',
      paused: 'अभी केवल वही खेल सकते हैं जिनका यह खेल है।',
      away: 'यह खेल उनकी राह देख रहा है जिनका यह है।',
      words: 'इस खेल में दूसरे अपने शब्द नहीं लिख सकते।',
      payer_only: 'यह केवल वही कर सकते हैं जिनका यह खेल है।',
      unpaid: 'जिनका यह खेल है, उनके XP या क्रेडिट अभी इसके लिए कम हैं।',
    })[reason],
  cannot_share: ({ reason }) =>
    ({
      ending: 'अंत से आगे कोई नहीं खेल सकता। उसका कार्ड साझा कीजिए।',
      story: 'यह कथा सबके पढ़ने के लिए नहीं है, इसलिए इसका कुछ भी साझा नहीं किया जा सकता।',
    })[reason],
  cannot_keep: 'इस कथा में दृश्य नहीं हैं, इसलिए यह बिना नेटवर्क के नहीं सुनाई जा सकती।',
  version_unknown: 'सर्वर कथा का यह संस्करण अब नहीं जानता। खेल आपके डिवाइस पर बना रहता है।',
  offline_gap: 'सर्वर के पास इस खेल के पहले के क़दम नहीं हैं। वे फिर भेजे जाएँगे।',
  offline_differs: 'यह खेल किसी और डिवाइस पर दूसरी तरह आगे बढ़ चुका है।',
  in_use: ({ stories_count }) =>
    `इसे नहीं मिटाया जा सकता: ${counted(stories_count, { one: 'कथा इसका उपयोग करती है', other: 'कथाएँ इसका उपयोग करती हैं' })}।`,
  already_reported: 'आप इसकी शिकायत कर चुके हैं। उस पर अभी फ़ैसला होना है।',
  already_decided: 'इस शिकायत पर फ़ैसला हो चुका है।',
};

/** A proxy refuses without saying for how long. */
function wait(seconds: number | undefined): string {
  if (seconds === undefined) return 'थोड़ी देर बाद';
  return seconds < 60 ? `${seconds} सेकंड बाद` : `${Math.ceil(seconds / 60)} मिनट बाद`;
}
