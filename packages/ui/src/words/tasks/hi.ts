import type { LEVEL_TITLES, TaskId } from '@kathaloka/contract/limits';

interface TaskWords {
  readonly title: string;
  readonly description: string;
}

const byId: Readonly<Record<TaskId, TaskWords>> = {
  lamp_at_dusk: { title: 'साँझ का दीया', description: 'आज कोई भी कथा खोलें और उसका एक हिस्सा सुनें।' },
  turns_of_the_wheel: { title: 'पहिए के फेरे', description: 'आज किन्हीं भी कथाओं के पाँच हिस्से सुनें।' },
  fork_in_the_forest: { title: 'वन का दोराहा', description: 'आज तीन अलग-अलग राहें चुनें।' },
  tenalis_tongue: { title: 'तेनाली की ज़बान', description: 'आज दो बार अपने शब्दों में कुछ करें।' },
  still_lake: { title: 'ठहरा सरोवर', description: 'आज “डूबें” से दो दृश्यों में ठहरें।' },
  ask_the_painter: { title: 'चितेरे से कहें', description: 'आज “दिखाएँ” से एक दृश्य का चित्र बनवाएँ।' },
  far_shore: { title: 'उस पार', description: 'आज किसी कथा के अंत तक पहुँचें।' },
  two_shelves: { title: 'पोथीख़ाने के दो ताक़', description: 'आज दो श्रेणियों की कथाएँ खेलें।' },

  first_crossing: { title: 'पहला पार', description: 'अपनी पहली कथा के अंत तक पहुँचें।' },
  beads_on_the_thread: { title: 'डोरी के मनके', description: 'किन्हीं भी कथाओं के पचास हिस्से सुनें।' },
  painted_scroll: { title: 'चित्रपट', description: 'पच्चीस अलग-अलग दृश्यों में जाएँ।' },
  three_lamps: { title: 'तीन दीयों की पाँत', description: 'लगातार तीन दिन खेलें।' },
  first_leaf: { title: 'पहला पत्र', description: 'अपनी एक कथा प्रकाशित करें।' },
  three_banks: { title: 'एक नदी, तीन घाट', description: 'तीन अलग-अलग अंतों तक पहुँचें।' },
  gallery_of_chitralekha: { title: 'चित्रलेखा की चित्रशाला', description: 'दस अलग-अलग दृश्यों के चित्र बनवाएँ।' },
  word_by_word: { title: 'शब्द-शब्द', description: 'तीस बार अपने शब्दों में कुछ करें, हर बार नए।' },
  crossroads: { title: 'इंद्रप्रस्थ के चौराहे', description: 'सौ अलग-अलग राहें चुनें।' },
  four_yugas: { title: 'चार युगों का पथिक', description: 'चार श्रेणियों की कथाएँ खेलें।' },
  five_pandavas: { title: 'पाँच पांडवों के नाम', description: 'पाँच अलग-अलग कथाएँ पूरी करें।' },
  hundred_pillars: { title: 'सौ खंभों का मंडप', description: 'सौ अलग-अलग दृश्यों में जाएँ।' },
  ten_avatars: { title: 'अंत के दस अवतार', description: 'दस अलग-अलग अंतों तक पहुँचें।' },
  garland: { title: 'पाँच सौ फूलों की माला', description: 'किन्हीं भी कथाओं के पाँच सौ हिस्से सुनें।' },

  rasika: { title: 'रसिक की नज़र', description: 'पाँच कथाएँ पसंद करें।' },
  peacock_feathers: { title: 'पोथी में मोरपंख', description: 'पाँच कथाएँ सँजोएँ।' },
  naradas_news: { title: 'नारद की ख़बर', description: 'तीन अलग-अलग दिन कोई कथा शेयर करें।' },
  two_tongues: { title: 'दो बोलियाँ', description: 'दो भाषाओं में खेलें।' },
  blind_men_and_elephant: { title: 'छह अंधे, एक हाथी', description: 'छह हिस्से दूसरे ढंग से सुनें।' },
  saptaha: { title: 'सप्ताह', description: 'लगातार सात दिन खेलें।' },
  three_narrators: { title: 'तेनाली, बीरबल, व्यास', description: 'तीनों कथावाचकों को सुनें।' },
  lake_manasa: { title: 'मानसरोवर', description: '“डूबें” से पच्चीस दृश्यों में ठहरें।' },
  twelve_banyans: { title: 'बारह बरगदों तले', description: 'बारह अलग-अलग कथाएँ खेलें।' },
  four_brushes: { title: 'चार कूचियाँ', description: 'चारों चित्रकारों से दृश्य बनवाएँ।' },
  mala: { title: '108 मनकों की माला', description: 'एक सौ आठ बार अपने शब्दों में कुछ करें, हर बार नए।' },
  sarasvatis_veena: { title: 'सरस्वती की वीणा के चार तार', description: 'चार भाषाओं में खेलें।' },
  month_of_kartika: { title: 'कार्तिक का महीना', description: 'लगातार तीस दिन खेलें।' },
  three_palm_leaves: { title: 'तीन ताड़पत्र', description: 'अपनी तीन कथाएँ प्रकाशित करें।' },
  village_square: { title: 'चौपाल की आवाज़', description: 'दस और खिलाड़ी आपकी कथाएँ पसंद करें।' },
  eight_directions: { title: 'आठ दिशाओं का दिक्पाल', description: 'आठ श्रेणियों की कथाएँ खेलें।' },
  vetala: { title: 'बेताल पच्चीसी', description: 'पच्चीस अलग-अलग अंतों तक पहुँचें।' },
  ocean_of_story: { title: 'कथासरित्सागर', description: 'तीन सौ अलग-अलग दृश्यों में जाएँ।' },
  eighteen_parvas: { title: 'अठारह पर्व', description: 'अठारह अलग-अलग कथाएँ पूरी करें।' },
  thousand_and_eight: { title: 'एक हज़ार आठ', description: 'किन्हीं भी कथाओं के एक हज़ार आठ हिस्से सुनें।' },
};

/** The titles of the levels, by their English titles. */
const byTitle: Readonly<Record<(typeof LEVEL_TITLES)[number], string>> = {
  Shrota: 'श्रोता',
  Jijnasu: 'जिज्ञासु',
  Yatri: 'यात्री',
  Rasika: 'रसिक',
  Kathaka: 'कथक',
  Bhopa: 'भोपा',
  Sutradhara: 'सूत्रधार',
  Kavi: 'कवि',
  Mahakavi: 'महाकवि',
  Vyasa: 'व्यास',
};

/** A task of a newer server is missing here, and stays English. */
export const tasks: Readonly<Record<string, TaskWords>> = byId;
export const levelTitles: Readonly<Record<string, string>> = byTitle;
