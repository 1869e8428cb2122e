/** Descriptions of the built-in narrators and painters, by key. */
export const modelDescriptions: Readonly<Record<string, string>> = {
  tenali: 'फुर्तीला और हाज़िरजवाब: छोटे हिस्से, हल्का हाथ।',
  birbal: 'सधा हुआ और चतुर, हर मोड़ पर एक पहेली।',
  vyasa: 'महाकाव्य का स्वर: लंबी साँस, गहरी बात।',
  vishvakarma: 'सोने की नक़्क़ाशी और दिव्य महल।',
  chitrakar: 'पट्टचित्र: मोटी रेखाएँ, ख़ूब लाल रंग।',
  ajanta: 'पुरानी गुफा की दीवार पर बने चित्र जैसा।',
  ravivarma: 'तैल चित्र, चाँदनी और धुंध।',
};
