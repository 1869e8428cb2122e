import { describe, expect, it } from 'vitest';
import { examples, toldBack } from '../../testing/toldExamples.ts';
import { fromPlayer } from './fromPlayer.ts';

describe('What is denied, asked, wished, dreamed, sung or said by others is not told', () => {
  it.each(
    examples(`
    I haven't got a brother. Never did. | What is my brother called?
    You got any sisters, Meher? | What are my sisters called?
    is your father still alive, old man? | Is my father alive?
    I nearly told Meher about the tunnel, but bit my tongue. | What did I tell Meher?
    maybe one day I'll hide the ring in the well | Where did I hide the ring?
    I was going to give Meher my scarf but she walked off | What did I give Meher?
    I imagine handing Meher the keys | What did I hand Meher?
    had I stolen the ring I would have sold it | What did I steal?
    They say I stole the ring. I didn't. | What did I steal?
    everyone thinks i stole the ring lol | what did i steal
    rumour has it that I owe the miller forty coins | How much do I owe the miller?
    I don't owe anyone a thing | What do I owe?
    I'm not scared of anything. Least of all of you. | What am I afraid of?
    Meher tells me her brother is called Tom | What is my brother called?
    "Call me Ishmael," the book began, and I shut it. | What should I be called?
    in the play I am the king of Lanka and my name is Ravan | What is my name?
    I could swear I saw a ghost | What did I swear?
    I swear this soup is cold | What did I promise?
    Did I give you the key, Meher? | What did I give Meher?
    have i told you about my sister | What is my sister called?
    if I had a daughter I'd name her Rose | What is my daughter called?
    if i ever hurt my hand, who would row | What part of me is hurt?
    pretend my name is Zorro | What is my name?
    my brother? i have none | Who is my brother?
    I wonder what it would be like to have a brother | What is my brother called?
    Give Meher the ring? Not in a hundred years. | What did I give Meher?
    I take nothing from the shelf | What did I take from the shelf?
    I reach for the ring, then leave it where it lies | What did I take?
    I put my hand in my pocket. No key. I never had one. | Where is the key?
    Meher gave me a comb yesterday | What did I give Meher?
    i had a dream where i buried my father under the mango tree | Who did I bury under the tree?
    the song goes "I left my heart in Lucknow" | Where did I leave my heart?
    I hum the old tune: my love lives across the river | Where does my love live?
    suppose I told the guard I was a doctor | What did I tell the guard?
    what did you promise me, Meher? | What did I promise Meher?
    promise me you'll come back, Meher | What did I promise Meher?
    don't promise what you can't keep | What did I promise?
    Meher, where does it hurt? | Where does it hurt?
    where did you hide my ring? | Where did I hide the ring?
    no scars, no wounds, nothing to show | Where am I wounded?
    I refuse to give my name | What is my name?
    I'd never lie to Meher | What lie did I tell Meher?
    I am not from Surat, stop asking | Where am I from?
    are you from Surat? | Where am I from?
    I am no thief | What is my trade?
    Kasam swears he is my brother. He is not. | Who is my brother?
    she says i promised her a ring. i never did | what did i promise
    I have never hidden anything in my life | What did I hide?
    Tell me, Kasam, is your sister well? | Is my sister well?
    I dream of a brother called Omar | What is my brother called?
    did i ever tell u my name? no? good | what is my name
    Kasam thinks I am a doctor | What is my trade?
    what if i told you i was the king | who am i
    I almost said my name is Omar | what is my name
    I act out the scene: "O mother, I have killed the king!" | Whom did I kill?
    as my mother used to sing, "my house is made of glass" | what is my house made of
    nobody here is called Omar, least of all me | what is my name
    It wasn't me who took the ring | What did I take?
    I owe you nothing, Kasam | What do I owe Kasam?
    someone whispers my name is cursed | what is my name
    i wish my arm was broken so i could go home | what is broken
    if I get hurt, tell my mother | Where am I hurt?
    I could promise you the moon, Meher. I won't. | What did I promise Meher?
    Leela's brother is called Omar, not mine | What is my brother called?
    a man in the market said his name was Omar, same as yours | What is my name?
    my arm? never better | What is wrong with my arm?
    You owe me six rupees, Meher, don't forget | How much do I owe Meher?
    Did Meher hide the letter in the drum? | Where did I hide the letter?
    I have neither wife nor child | What is my wife called?
    Suppose I had stolen it. Where would I have put it? | What did I steal?
    Have you hidden the ring in the jar, Meher? | Where is the ring hidden?
    Someone ought to give Meher a shawl | What did I give Meher?
    tomorrow i'll give Meher my shawl, maybe | What did I give Meher?
    Kasam is afraid of moths. Imagine. | What am I afraid of?
    Meher is from Shillong, I think | Where am I from?
    were you ever a teacher, Meher? | What did I teach?
    Meher whispers something in my ear and I pretend to understand | What did I whisper to Meher?
    If anyone had told me I'd owe a goat to a baker I'd have laughed | What do I owe the baker?
    don't call me Captain | What should I be called?
    a traveller who calls himself Dev came through last year | What is my name?
    I thought about taking the seal. I left it where it was. | What did I take?
    I reach for the seal but my hand stops | What did I steal?
    They tell a story here about a king who buried his crown under the neem | Where did I bury the crown?
    in my dream my sister was called Asha | What is my sister called?
    I've told no one about the letter | What did I tell about the letter?
    I tell Meher I'm not afraid of anything | What am I afraid of?
    I am nobody's brother | Whose brother am I?
    my mother always said I would end up a thief | What is my trade?
    I say nothing of the drum to Meher | What did I say of the drum?
    I wish I came from Shillong | Where am I from?
    If the guard asks, should I say I'm the inspector? | What did I tell the guard I am?
    Let's say, for the sake of argument, that I stole the seal | What did I steal?
    Everyone says I stole the seal, but who saw me? | What did I steal?
  `),
  )('in English: %s %s', (typed, asked) => {
    expect(toldBack('en', typed, asked)).toBeNull();
  });

  it.each(
    examples(`
    मेरा कोई भाई-बहन नहीं, अकेला हूँ | मेरे भाई का नाम क्या है?
    क्या तुम्हारी कोई बहन है मेहर? | मेरी बहन कौन है?
    काश मेरे पास एक घोड़ा होता | मेरा घोड़ा कहाँ है?
    मैंने मेहर को कुछ नहीं दिया | मैंने मेहर को क्या दिया?
    मैंने मेहर को अंगूठी देने की सोची, फिर रहने दिया | मैंने मेहर को क्या दिया?
    लोग कहते हैं मैंने मुकुट चुराया | मैंने क्या चुराया?
    सुना है मैं बनिए का सौ रुपये का कर्ज़दार हूँ, सब झूठ | बनिए का कितना कर्ज़ है मुझ पर?
    मुझे कहीं चोट नहीं लगी, ठीक हूँ | मुझे कहाँ चोट लगी?
    मैं किसी से नहीं डरता | मैं किससे डरता हूँ?
    मेहर, तुम कहाँ की हो? | मैं कहाँ की हूँ?
    "मेरा नाम जोकर" का गाना गाता हूँ | मेरा नाम क्या है?
    मेरे पास माँ है! (फ़िल्मी अंदाज़ में) | मेरी माँ का नाम क्या है?
    मेहर ने कहा उसकी बहन का नाम रानी है | मेरी बहन का नाम क्या है?
    मान लो मैं राजा हूँ | मैं कौन हूँ?
    अगर मैं चोर होता तो हार छत पर छिपाता | मैंने हार कहाँ छिपाया?
    वादा करो मेहर कि लौटोगी | मैंने मेहर से क्या वादा किया?
    मैं कोई वादा नहीं करता | मैंने क्या वादा किया?
    क्या मैंने तुम्हें चाबी दी थी? | मैंने मेहर को क्या दिया?
    मैं मेहर को बताने ही वाला था कि सुरंग है, पर चुप रहा | मैंने मेहर को क्या बताया?
    सपने में मेरी टाँग टूट गई थी | मेरा क्या टूटा?
    मैंने कभी झूठ नहीं बोला | मैंने क्या झूठ बोला?
    तुमने मेरी अंगूठी कहाँ छिपाई? | अंगूठी कहाँ छिपाई?
    जेब टटोलता हूँ, चाबी नहीं है | चाबी कहाँ है?
    मैं वैद्य नहीं हूँ भाई | मैं क्या काम करता हूँ?
    mera koi bhai nahi hai yaar | mere bhai ka naam kya hai?
    mere paas na ghar hai na gaadi | mera ghar kahan hai?
    socha Meher ko ring de du, fir nahi di | Meher ko kya diya?
    log bolte hai maine churaya, jhooth hai | maine kya churaya?
    tera naam kya hai Meher? | mera naam kya hai?
    kaash main doctor hota | main kya kaam karta hoon?
    mujhe kisi se darr nahi lagta | mujhe kisse darr lagta hai?
    kuch nahi hua mujhe, bilkul fit hu | mujhe kya hua?
    vaada mat maango mujhse | maine kya vaada kiya?
    agar main raja hota toh tujhe haathi deta | maine Meher ko kya diya?
    Meher bolti hai ki uska bhai Raju hai | mere bhai ka naam kya hai?
    main kisi ka udhaar nahi rakhta | mujh pe kiska udhaar hai?
    "mogambo khush hua" bolta hu mazak me | mera naam kya hai?
    raat ko sapne me maine Meher ko chaand diya | Meher ko kya diya?
    कासम कहता है मैं उसका भाई हूँ, बकवास | मेरा भाई कौन है?
    मेरा घर होता तो तुम्हें बुलाती | मेरा घर कहाँ है?
    मैंने अंगूठी नहीं ली, क़सम से | मैंने क्या लिया?
    तुम मुझसे क्या छिपा रहे हो? | मैंने क्या छिपाया?
    हाथ टूट भी जाए तो नहीं बताऊँगा | मेरा क्या टूटा?
    न मैं डॉक्टर हूँ न वैद | मैं क्या काम करता हूँ?
    मेहर को चूड़ियाँ दूँ क्या? | मेहर को क्या दिया?
    वो बोला मेरा नाम रमेश है | मेरा नाम क्या है?
    Kasam bolta hai main uska bhai hu, bakwas | mera bhai kaun hai?
    ring maine nahi li kasam se | maine kya liya?
    mera ghar hota to bulata tujhe | mera ghar kahan hai?
    Meher ko choodi du kya? | Meher ko kya diya?
    kal raat sapna aaya ki main raja hu | main kaun hoon?
    tumhari behen kaisi hai Kasam? | meri behen kaisi hai?
    kisi ko kuch nahi bataya maine | maine kya bataya?
    मेहर का भाई ओमर है, मेरा नहीं | मेरा भाई कौन है?
    क्या ये अंगूठी तुमने आटे में छिपाई थी? | अंगूठी कहाँ छिपाई?
    मेहर को शॉल दे देता, पर ठंड मुझे भी थी | मेहर को क्या दिया?
    चोरी करता तो मुहर ले जाता | मैंने क्या चुराया?
    मेहर छिपकली से डरती है, मैं नहीं | मैं किससे डरती हूँ?
    तुम्हारा मुझ पर कोई एहसान नहीं | मुझ पर किसका एहसान है?
    मैं किसी का बेटा नहीं | मैं किसका बेटा हूँ?
    मेरा दर्द? अब कहाँ दर्द, सब ठीक | मुझे कहाँ दर्द है?
    दादी की कहानी में राजा मुकुट नीम के नीचे गाड़ता है | मुकुट कहाँ गाड़ा?
    मैं शिलांग का होता तो बारिश से न डरता | मैं कहाँ का हूँ?
    मेहर बनारस की है | मैं कहाँ की हूँ?
    किसी ने कहा मैं जासूस हूँ | मैं क्या काम करता हूँ?
    मैंने मेहर से झूठ नहीं कहा | मेहर से क्या झूठ कहा?
    मुझे ओमर मत कहना | मुझे क्या कहना है?
    Meher ka bhai Omar hai, mera nahi | mera bhai kaun hai?
    tune ring kahan chhupayi Meher? | ring kahan chhupayi?
    shawl de deta Meher ko par thand mujhe bhi thi | Meher ko kya diya?
    main thodi doctor hu yaar | main kya kaam karta hoon?
    mere haath ko kuch nahi hua | mere haath ko kya hua?
    Meher Indore se hai | main kahan se hoon?
    kisi ne bola main jasoos hu | main kya kaam karta hoon?
    chori thodi ki maine, bas dekha tha muhar ko | maine kya churaya?
    mujhe Captain mat bolna | mujhe kya bulana hai?
    kya main tujhe apna naam bata du? | mera naam kya hai?
    mera naam jaan ke kya karoge | mera naam kya hai?
    Pappu ka udhaar tha, chuka diya | Pappu ka kitna udhaar hai?
    shaadi hui hi nahi meri, biwi kahan se aayegi | meri biwi ka naam kya hai?
  `),
  )('in Hindi, in both scripts: %s %s', (typed, asked) => {
    expect(toldBack('hi', typed, asked)).toBeNull();
  });

  it.each(
    examples(`
    میری کوئی بہن نہیں | میری بہن کا نام کیا ہے؟
    کیا تمہارا کوئی بھائی ہے مہر؟ | میرا بھائی کون ہے؟
    کاش میرا ایک گھوڑا ہوتا | میرا گھوڑا کہاں ہے؟
    میں نے مہر کو کچھ نہیں دیا | میں نے مہر کو کیا دیا؟
    لوگ کہتے ہیں میں نے تاج چرایا | میں نے کیا چرایا؟
    مجھے کہیں چوٹ نہیں لگی | مجھے کہاں چوٹ لگی؟
    اگر میں بادشاہ ہوتا تو مہر کو ہاتھی دیتا | میں نے مہر کو کیا دیا؟
    میں کسی سے نہیں ڈرتا | میں کس سے ڈرتا ہوں؟
    سوچا مہر کو انگوٹھی دے دوں، پھر رہنے دیا | مہر کو کیا دیا؟
    مہر نے کہا کہ اس کی بہن کا نام رانی ہے | میری بہن کا نام کیا ہے؟
    مجھ پر کسی کا قرض نہیں | مجھ پر کس کا قرض ہے؟
    قاسم کہتا ہے میں اس کا بھائی ہوں، بکواس | میرا بھائی کون ہے؟
    انگوٹھی میں نے نہیں لی | میں نے کیا لیا؟
    مہر کو چوڑیاں دوں کیا؟ | مہر کو کیا دیا؟
    میرا نام کوئی نہیں جانتا | میرا نام کیا ہے؟
    رات خواب دیکھا کہ میرا بازو کٹ گیا | میرا کیا کٹا؟
    مہر کا بھائی عمر ہے، میرا نہیں | میرا بھائی کون ہے؟
    تم نے انگوٹھی کہاں چھپائی؟ | انگوٹھی کہاں چھپائی؟
    مہر پشاور کی ہے | میں کہاں کی ہوں؟
    مجھے عمر مت کہنا | مجھے کیا کہنا ہے؟
    کسی نے کہا میں جاسوس ہوں | میں کیا کام کرتا ہوں؟
    مہر چھپکلی سے ڈرتی ہے | میں کس سے ڈرتی ہوں؟
    دادی کی کہانی میں بادشاہ تاج نیم کے نیچے دباتا ہے | تاج کہاں دبایا؟
    درزی کا ادھار تھا، چکا دیا | درزی کا کتنا ادھار ہے؟
    میں نے مہر سے جھوٹ نہیں کہا | مہر سے کیا جھوٹ کہا؟
    کاش میں لاہور کا ہوتا | میں کہاں کا ہوں؟
  `),
  )('in Urdu: %s %s', (typed, asked) => {
    expect(toldBack('ur', typed, asked)).toBeNull();
  });
});

describe('What is said in secret is known to whom it is said alone', () => {
  it.each(
    examples(`
    I cup my hand to Meher's ear: the well is poisoned
    psst, Meher. the well is poisoned. don't tell Kasam
    I lean close to Meher so Kasam can't hear and tell her the well is poisoned
    whispering to Meher: "the well is poisoned"
    "The well is poisoned," I breathe, for Meher alone
    When Kasam goes out for water I tell Meher that the well is poisoned
    I draw Meher behind the curtain and tell her the well is poisoned
    into Meher's ear, very low: the well is poisoned
    I write on Meher's palm with my finger: the well is poisoned
    i wisper to meher that the well is poisoned
    Between you and me, Meher, the well is poisoned, and Kasam must not know
    I tell Meher, too low for Kasam to hear, that the well is poisoned
    I bend down to Meher. "Kasam is a spy." He is standing three feet away, so I keep it low.
    I let Kasam walk ahead, then I say to Meher, he is a spy
    Meher. Come closer. Closer. The guard there, he's my brother.
    mouth to meher: run
    I scribble "he is a spy" on a scrap and slide it to Meher under the table
    Only to Meher, behind my hand: the soup is drugged
    I tell meher in her ear that the soup is drugged
    sotto voce to Meher: the soup is drugged
    whisper in mehers ear. soup is drugged
    While Kasam sleeps I tell Meher the soup is drugged
    Once the guard has gone I tell Meher the soup is drugged
    In our old tongue, which the soldiers do not understand, I say to Meher: the soup is drugged
    I take Meher to the well and tell her in private that the soup is drugged
  `),
  )('in English: %s', (typed) => {
    const present = ['Meher', 'Kasam'];
    const stated = fromPlayer(typed, { language: 'en', present });
    expect(stated.length).toBeGreaterThan(0);
    for (const { known_to } of stated) expect(known_to).toEqual(['you', present[0]]);
  });

  it.each(
    examples(`
    मेहर से फुसफुसाकर कहती हूँ, कुएँ में ज़हर है
    मेहर के कान के पास मुँह ले जाकर बोला, कुएँ में ज़हर है
    मेहर को चुपके से बता दिया कि कुएँ में ज़हर है
    मेहर को अलग ले जाकर बताता हूँ कि कुएँ में ज़हर है
    कासम से छिपाकर मेहर को बताया कि कुएँ में ज़हर है
    धीरे से, सिर्फ़ मेहर सुने: कुएँ में ज़हर है
    कासम को पता न चले, मेहर, पर कुएँ में ज़हर है
    Meher ke kaan me: kuen me zeher hai
    Meher ko dheere se bola ki kuen me zeher hai
    psst Meher, kuen me zeher hai, Kasam ko mat batana
    Meher ko akele me le jaake bataya ki kuen me zeher hai
    मेहर के पास खिसककर धीमी आवाज़ में कहा, दाल में नशा है
    कासम के जाते ही मेहर से कहा कि दाल में नशा है
    मेहर को इशारे से बुलाया और कान में कहा, दाल में नशा है
    Meher ke paas khisak ke dheemi awaaz me kaha ki daal me nasha hai
    Meher ko kone me le gaya: daal me nasha hai
    जब कासम बाहर गया तो मेहर को बताया कि दाल में नशा है
    मेहर से अपनी बोली में कहता हूँ ताकि कासम न समझे: दाल में नशा है
    jab Kasam so gaya tab Meher ko bataya ki daal me nasha hai
  `),
  )('in Hindi, in both scripts: %s', (typed) => {
    const present = [/\p{Script=Devanagari}/u.test(typed) ? 'मेहर' : 'Meher', 'कासम', 'Kasam'];
    const stated = fromPlayer(typed, { language: 'hi', present });
    expect(stated.length).toBeGreaterThan(0);
    for (const { known_to } of stated) expect(known_to).toEqual(['you', present[0]]);
  });

  it.each(
    examples(`
    مہر کے کان میں سرگوشی کی کہ کنویں میں زہر ہے
    مہر سے آہستہ سے کہا کہ کنویں میں زہر ہے، قاسم نہ سن لے
    مہر کو ایک طرف لے جا کر بتایا کہ کنویں میں زہر ہے
    چپکے سے مہر کو بتاتی ہوں کہ کنویں میں زہر ہے
    قاسم سے چھپا کر مہر کو بتایا، کنویں میں زہر ہے
    مہر کے قریب جا کر دھیمی آواز میں کہا کہ دال میں نشہ ہے
    قاسم کے جاتے ہی مہر سے کہا، دال میں نشہ ہے
    مہر کے کان میں: دال میں نشہ ہے
    جب قاسم سو گیا تو مہر کو بتایا کہ دال میں نشہ ہے
  `),
  )('in Urdu: %s', (typed) => {
    const present = ['مہر', 'قاسم'];
    const stated = fromPlayer(typed, { language: 'ur', present });
    expect(stated.length).toBeGreaterThan(0);
    for (const { known_to } of stated) expect(known_to).toEqual(['you', present[0]]);
  });
});
