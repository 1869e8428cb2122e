import { describe, expect, it } from 'vitest';
import { examples, toldBack } from '../../testing/toldExamples.ts';

describe('What is stated in whatever words is told', () => {
  it.each(
    examples(`
    the name is Farida. Farida Begum. | what is my name | Farida
    Farida. That's what my mother named me. | what did my mother name me | Farida
    You may write me down as Farida Khan, daughter of Yusuf | What name did I give? | Farida
    Farida's the name | whats my name | Farida
    I introduce myself: Farida, of the ferry house. | What is my name? | Farida
    I bow. "Farida, at your service." | What is my name? | Farida
    my mates call me Fizz | What do my mates call me? | Fizz
    never Farida. it's Fizz to everyone | What am I called? | Fizz
    I tell them I'm Farida | Who did I say I am? | Farida
    On the form I sign Farida Khan in big letters | What name did I sign? | Farida
    here Meher, have my shawl, you look frozen | What did I give Meher? | shawl
    I slide the last mango across to Meher | What did Meher get from me? | mango
    i let meher have the window seat and half my samosa | what did i let meher have | samosa
    Meher can have my umbrella | Who can have my umbrella? | Meher
    I drop a coin in the beggar's bowl, the old silver one | What did the beggar get from me? | silver
    I fasten my father's watch round Meher's wrist | Who has my father's watch? | Meher
    gifted Kasam a kite. he deserves it | what did i gift kasam | kite
    Kasam gets the boots. They never fit me anyway. | Who got the boots? | Kasam
    I toss Kasam the rope | What did I toss to Kasam? | rope
    Anwar's my brother, the tall one by the pump | Who is my brother? | Anwar
    my nephew, Bilal, is six and already lies like a lawyer | What's my nephew called? | Bilal
    got a kid sister, Rani, she bites | What is my kid sister called? | Rani
    "Bilal! Put that down. Sorry, he's my son." | What is my son called? | Bilal
    twins, both girls, Asha and Usha, and they never sleep | What are my twins called? | Asha
    that man there with the goat is my uncle Farooq | Which uncle of mine has a goat? | Farooq
    Kasam covered my fare, four annas. I'll settle up Friday. | How much fare did Kasam cover? | four
    there's still the matter of the six rupees I had off the baker | How many rupees did I have off the baker? | six
    the baker wants six rupees from me and he is right to | What does the baker want from me? | six
    ring goes inside the hollow banister, nobody will look there | Where did I put the ring? | banister
    The letter? Sewn into my hem. | Where is the letter? | hem
    shoved the map up the chimney | where did i shove the map | chimney
    I leave my sandals at the temple gate | Where are my sandals? | gate
    pocketed the magistrate's stamp while he sneezed | What did I pocket? | stamp
    nicked a samosa off the tray hehe | what did i nick | samosa
    i grab the oar from the boat and run | What did I grab from the boat? | oar
    You have my hand on it, Meher: your roof before the rains. | What did I promise Meher? | roof
    I'll be back with medicine by Friday, Meher, depend on it | When did I promise Meher I'd be back? | Friday
    may I rot if I don't bring your goat home, Kasam | What did I swear to Kasam? | goat
    I tell the clerk I'm a widow. I am nothing of the sort. | What did I pretend to the clerk? | widow
    told Meher the bridge is closed, which is rubbish | What lie did I tell Meher? | bridge
    "I was ill," I fib to Kasam | What did I fib to Kasam? | ill
    thunder turns my knees to water | What turns my knees to water? | thunder
    my worst fear is drowning | What is my worst fear? | drowning
    there's a nail through my boot and into my heel | What is in my heel? | nail
    i cant lift my left arm since the fall | Which arm can't I lift? | left
    blood all down my sleeve, it is the elbow | Where am I bleeding? | elbow
    I shoe horses. thirty years of it | What do I do for a living? | horses
    Me? I mend nets. | What do I mend? | nets
    I clerk for a notary, nothing grand | Who do I clerk for? | notary
    I came down from Leh with the wool caravan | Where did I come from? | Leh
    Kutch born and bred, me | Where was I born? | Kutch
    my village is Dholi, two days up the river | What is my village? | Dholi
    I'm Nisha, she's Arti, don't mix us up again | What's my name? | Nisha
    My mother named me Tara after the star | What did my mother name me? | Tara
    My mother named me Tara after the star | What is my name? | Tara
    Tara, they named me, and Tara I'll stay | What is my name? | Tara
    she wants my name so i give it: Vikram | What is my name? | Vikram
    Vikram here, hi | whats my name | Vikram
    my friends call me Vicky but on paper it's Vikram Rathore | What's my name on paper? | Rathore
    The name I was born with is Vikram; nobody uses it | What name was I born with? | Vikram
    im called vikram btw | what am i called | vikram
    I give my name as Vikram Rathore and hope he doesn't check | What name did I give? | Rathore
    This is Vikram speaking | What is my name? | Vikram
    Don't you know me? It's me, Vikram! | What is my name? | Vikram
    I am he whom they call Vikram | What do they call me? | Vikram
    please, no "sir". Vikram will do | What should you call me? | Vikram
    That's Omar, my eldest. Say hello, Omar. | Who is my eldest? | Omar
    My wife (Rukhsana, God rest her) made the best pickle on this coast | What was my wife's name? | Rukhsana
    I get my temper from my grandmother, Begum Jan | Who do I get my temper from? | Begum
    Omar is what we called the baby | What did we call the baby? | Omar
    my sister meera she dyes cloth | what does my sister do | dyes
    I have a brother in the army. We don't speak. | Where is my brother? | army
    Mum's name was Gulab but everyone said Bibi | What was my mum's name? | Gulab
    "I buried two husbands, Ram and Hari, and I'll not bury a third," I say | What were my husbands called? | Ram
    Omar and I shared a womb, then a room, now nothing | Who did I share a room with? | Omar
    I untie my anklet and put it round the child's foot | What did I put round the child's foot? | anklet
    I pay the ferryman with my last rupee and my hat | What did I pay the ferryman with? | hat
    "Keep the change," I say, and leave the waiter a five rupee note | What did I leave the waiter? | five
    feed the crow half my roti | What did I feed the crow? | roti
    I swear blind to Kasam that the boat is sold. (It isn't.) | What lie did I tell Kasam? | sold
    I make up a story for Kasam about a sick aunt | What story did I make up for Kasam? | aunt
    "Yes, I can swim," I tell the boatman. I cannot. | What did I tell the boatman? | swim
  `),
  )('in English: %s %s', (typed, asked, value) => {
    expect(toldBack('en', typed, asked)).toContain(value);
  });

  it.each(
    examples(`
    जी, मैं फ़रीदा | मेरा नाम क्या है? | फ़रीदा
    मुझे फ़रीदा कहते हैं | मेरा नाम क्या है? | फ़रीदा
    फ़रीदा नाम है मेरा | मेरा नाम क्या है? | फ़रीदा
    माँ ने मेरा नाम फ़रीदा रखा था | मेरा नाम क्या है? | फ़रीदा
    लिख लीजिए, फ़रीदा बेगम, बेटी यूसुफ़ की | मेरा नाम क्या है? | फ़रीदा
    मैं फ़रीदा बोल रही हूँ | मेरा नाम क्या है? | फ़रीदा
    प्यार से सब मुझे फ़ीफ़ी बुलाते हैं | सब मुझे क्या बुलाते हैं? | फ़ीफ़ी
    फ़रीदा हूँ मैं, पहचाना? | मैं कौन हूँ? | फ़रीदा
    naam Farida, umar bees saal | mera naam kya hai? | Farida
    Farida naam hai mera | mera naam? | Farida
    main Farida bol rahi hoon | mera naam kya hai | Farida
    ghar pe sab mujhe Fifi bulate hain | ghar pe mujhe kya bulate hain? | Fifi
    maa ne mera naam Farida rakha tha | mera naam kya rakha tha maa ne? | Farida
    मेहर, ये अंगूठी अब तुम्हारी | मेहर को मैंने क्या दिया? | अंगूठी
    अपना कंबल मेहर के कंधों पर डाल देता हूँ, रख ले | मेहर को मैंने क्या ओढ़ाया? | कंबल
    आख़िरी रोटी बच्चे को खिला दी | बच्चे को क्या खिलाया? | रोटी
    मेहर की हथेली पर दो सिक्के रखे | मेहर को कितने सिक्के दिए? | दो
    चाबी कासम के हवाले कर दी | चाबी किसके पास है? | कासम
    मेरी छड़ी तुम रखो कासम, मुझे नहीं चाहिए | कासम को मैंने क्या दिया? | छड़ी
    Meher ko apna dupatta pakda diya | Meher ko kya diya? | dupatta
    lo Kasam, ye chaabi tum sambhalo | Kasam ko kya diya tha? | chaabi
    aakhri roti maine bachche ko khila di | bachche ko kya khilaya? | roti
    gift kar di maine apni ghadi Kasam ko | Kasam ko kya gift kiya? | ghadi
    गुलाब मेरी नानी का नाम था | मेरी नानी का नाम क्या था? | गुलाब
    वो जो बकरी लिए खड़े हैं, फ़ारूक़ चाचा हैं मेरे | मेरे चाचा का नाम क्या है? | फ़ारूक़
    बाबूजी रेल में थे, गार्ड | मेरे बाबूजी क्या करते थे? | गार्ड
    भाभी ने पाला मुझे, सुशीला भाभी ने | मुझे किसने पाला? | सुशीला
    do bete hai mere, Ram aur Shyam | mere beton ke naam kya hai? | Ram
    woh jo bakri leke khada hai woh mera chacha hai, Farooq | mere chacha ka naam kya hai? | Farooq
    meri biwi Zubeda ko mirchi pasand nahi | meri biwi ka naam? | Zubeda
    papa railway me the, guard | papa kya karte the? | guard
    कासम ने मेरा किराया भरा था, चार आने। शुक्रवार को चुकाऊँगा। | कासम को कितने आने चुकाने हैं? | चार
    नानबाई के छह रुपये सिर पर हैं | नानबाई के कितने रुपये मुझ पर हैं? | छह
    naanbai ke chhe rupaye dene baaki hai | naanbai ko kitna dena hai? | chhe
    Kasam se do sau liye the, lautane hain | Kasam ko kitne lautane hain? | do sau
    चिट्ठी आस्तीन में खोंस ली | चिट्ठी कहाँ है? | आस्तीन
    नक़्शा चूल्हे के पीछे सरका दिया | नक़्शा कहाँ सरकाया? | चूल्हे
    चप्पलें मंदिर के फाटक पर उतारीं | चप्पलें कहाँ उतारीं? | फाटक
    खूँटी से लालटेन उतारकर चल दिया | खूँटी से क्या उतारा? | लालटेन
    मेज़ से मुहर उठाकर जेब में डाल ली | मेज़ से क्या उठाया? | मुहर
    chitthi aasteen me khons li | chitthi kahan hai? | aasteen
    naksha chulhe ke peeche chupa dia | naksha kahan chupaya? | chulhe
    mez se muhar uthayi aur jeb me | mez se kya uthaya? | muhar
    chappal mandir ke gate pe chhod di | chappal kaha chhodi? | gate
    मेहर, ज़ुबान देता हूँ, बारिश से पहले छत डलवा दूँगा | मेहर से मैंने क्या वादा किया? | छत
    शुक्रवार तक दवा लेकर लौटूँगा मेहर, पक्का | मेहर से कब लौटने का वादा किया? | शुक्रवार
    pakka Meher, shukravar tak dawa le aaunga | Meher se kya vaada kiya? | dawa
    मुंशी से कहा कि विधवा हूँ, जबकि हूँ नहीं | मुंशी से क्या झूठ बोला? | विधवा
    munshi ko bola ki bimar thi, jhooth tha | munshi se kya jhooth bola? | bimar
    Meher ko jhooth bol diya ki pul band hai | Meher se kya jhooth bola? | pul
    बादल गरजते हैं तो मेरी जान निकल जाती है | मेरी जान कब निकल जाती है? | बादल
    छिपकली! छिपकली से मेरी रूह काँपती है | मेरी रूह किससे काँपती है? | छिपकली
    एड़ी में कील घुस गई | मेरी एड़ी में क्या घुसा? | कील
    बायाँ हाथ उठता नहीं गिरने के बाद से | मेरा कौन सा हाथ नहीं उठता? | बायाँ
    chhipkali se meri jaan nikalti hai | meri jaan kisse nikalti hai? | chhipkali
    edi me keel ghus gayi yaar | meri edi me kya ghusa? | keel
    mujhe andhere se darr lagta hai bachpan se | mujhe kisse darr lagta hai? | andhere
    जाल बुनता हूँ, मछुआरा समझ लो | मेरा काम क्या है? | जाल
    घोड़ों की नाल ठोकता हूँ तीस साल से | मैं क्या काम करता हूँ? | नाल
    मेरा गाँव ढोली, नदी के ऊपर दो दिन | मेरा गाँव कौन सा है? | ढोली
    कच्छ की मिट्टी का हूँ | मैं कहाँ का हूँ? | कच्छ
    kutch se aaya hu bhai | main kahan se aaya hoon? | kutch
    jaal bunta hoon, machhuara samajh lo | mera kaam kya hai? | jaal
    dukaan hai meri chai ki, station ke bahar | meri dukaan kis cheez ki hai? | chai
    मैं हूँ ना, सोनू! | मेरा नाम क्या है? | सोनू
    मेरा नाम? विक्रम। और तेरा? | मेरा नाम क्या है? | विक्रम
    माँ-बाप ने विक्रम रखा था नाम | माँ-बाप ने मेरा नाम क्या रखा था? | विक्रम
    काग़ज़ पर विक्रम सिंह, मोहल्ले में विक्की | मोहल्ले में मेरा नाम क्या है? | विक्की
    इस नाचीज़ को विक्रम कहते हैं | मेरा नाम क्या है? | विक्रम
    अपना नाम विक्रम बताया मैंने | मैंने अपना नाम क्या बताया? | विक्रम
    विक्रम बोल रहा हूँ, पहचाना? | मेरा नाम क्या है? | विक्रम
    मुझे सब विक्की बुलाते हैं | सब मुझे क्या बुलाते हैं? | विक्की
    सर-वर मत बोलो, विक्की चलेगा | मुझे क्या बुलाना है? | विक्की
    mera naam? Vikram. aur tera? | mera naam kya hai? | Vikram
    hi guys Vikram this side | mera naam kya hai? | Vikram
    bande ko Vikram kehte hai | mera naam kya hai? | Vikram
    main hu na, Sonu! | mera naam kya hai? | Sonu
    naam likho: Vikram Singh, umar tees | mera naam kya hai? | Vikram
    sir vir mat bolo, Vicky chalega | mujhe kya bulana hai? | Vicky
    Vikram bol raha hu, pehchana? | mera naam kya hai? | Vikram
    apna naam Vikram bataya maine use | maine apna naam kya bataya? | Vikram
    मेरे पिता का नाम गोविंद था, लोग पंडित जी कहते थे | मेरे पिता का नाम क्या था? | गोविंद
    बेटा मेरा फ़ौज में है, कारगिल | मेरा बेटा कहाँ है? | कारगिल
    ये मेरा छोटा, ओमर, ज़रा शर्माता है | मेरे छोटे का नाम क्या है? | ओमर
    हम तीन बहनें थीं: आशा, उषा और मैं | मेरी बहनों के नाम क्या थे? | आशा
    पत्नी का देहांत हो गया, सावित्री नाम था | मेरी पत्नी का नाम क्या था? | सावित्री
    मेरी मौसी के घर रहता हूँ, शांति मौसी | मैं किसके घर रहता हूँ? | शांति
    mera beta fauj me hai, Kargil | mera beta kahan hai? | Kargil
    hum teen behne thi: Asha, Usha aur main | meri behno ke naam? | Asha
    shanti mausi ke ghar rehta hu | main kiske ghar rehta hoon? | shanti
    ye mera chhota bhai Omar, thoda sharmata hai | mere chhote bhai ka naam kya hai? | Omar
    मेहर को अपने झुमके सौंप दिए, संभालकर रखना | मेहर को क्या सौंपा? | झुमके
    मल्लाह को आख़िरी रुपया थमाया | मल्लाह को क्या दिया? | रुपया
    malllah ko aakhri rupaya thamaya | mallah ko kya diya? | rupaya
    "हाँ, तैरना आता है," मैंने मल्लाह से झूठ कहा | मल्लाह से क्या झूठ बोला? | तैरना
    Kasam ko bola naav bik gayi. biki nahi hai | Kasam se kya jhooth bola? | naav
  `),
  )('in Hindi, in both scripts: %s %s', (typed, asked, value) => {
    expect(toldBack('hi', typed, asked)).toContain(value);
  });

  it.each(
    examples(`
    میں فریدہ، یوسف کی بیٹی | میرا نام کیا ہے؟ | فریدہ
    نام فریدہ ہے میرا | میرا نام کیا ہے؟ | فریدہ
    فریدہ نام ہے، یاد رکھنا | میرا نام کیا ہے؟ | فریدہ
    مجھے فریدہ کہتے ہیں | میرا نام کیا ہے؟ | فریدہ
    میں فریدہ بول رہی ہوں | میرا نام کیا ہے؟ | فریدہ
    امی نے میرا نام فریدہ رکھا تھا | میرا نام کس نے رکھا؟ | امی
    گھر میں سب مجھے فیفی بلاتے ہیں | گھر میں مجھے کیا بلاتے ہیں؟ | فیفی
    اپنی چادر مہر کو اوڑھا دی | مہر کو کیا اوڑھایا؟ | چادر
    آخری روٹی بچے کو کھلا دی | بچے کو کیا کھلایا؟ | روٹی
    چابی قاسم کے حوالے کر دی | چابی کس کے پاس ہے؟ | قاسم
    یہ انگوٹھی اب تمہاری ہوئی مہر | مہر کو میں نے کیا دیا؟ | انگوٹھی
    قاسم کو دو سکے تھما دیے | قاسم کو کتنے سکے دیے؟ | دو
    دو بیٹے ہیں میرے، رام اور شام | میرے بیٹوں کے نام کیا ہیں؟ | رام
    گلاب میری نانی کا نام تھا | میری نانی کا نام کیا تھا؟ | گلاب
    وہ جو بکری لیے کھڑے ہیں، فاروق چچا ہیں میرے | میرے چچا کا نام کیا ہے؟ | فاروق
    بھابھی نے پالا مجھے، سشیلا بھابھی نے | مجھے کس نے پالا؟ | سشیلا
    ابا ریل میں تھے، گارڈ | میرے ابا کیا کرتے تھے؟ | گارڈ
    میری بیوی زبیدہ کو مرچ پسند نہیں | میری بیوی کا نام کیا ہے؟ | زبیدہ
    قاسم سے دو سو لیے تھے، واپس کرنے ہیں | قاسم کو کتنے واپس کرنے ہیں؟ | دو سو
    درزی کا ادھار ہے مجھ پر، پانچ روپے | درزی کا کتنا ادھار ہے؟ | پانچ
    خط آستین میں چھپا لیا | خط کہاں ہے؟ | آستین
    نقشہ چولہے کے پیچھے سرکا دیا | نقشہ کہاں سرکایا؟ | چولہے
    میز سے مہر اٹھا کر جیب میں ڈال لی | میز سے کیا اٹھایا؟ | مہر
    چپل مسجد کے دروازے پر اتار دی | چپل کہاں اتاری؟ | دروازے
    صندوق سے ریوالور نکالا اور چل دیا | صندوق سے کیا نکالا؟ | ریوالور
    زبان دیتا ہوں مہر، بارش سے پہلے چھت ڈلوا دوں گا | مہر سے میں نے کیا وعدہ کیا؟ | چھت
    پکا وعدہ قاسم، تیری بکری گھر لاؤں گا | قاسم سے کیا وعدہ کیا تھا؟ | بکری
    منشی سے کہا کہ بیمار تھی، جھوٹ تھا | منشی سے کیا جھوٹ بولا؟ | بیمار
    مہر سے جھوٹ بولا کہ پل بند ہے | مہر سے کیا جھوٹ بولا؟ | پل
    چھپکلی سے میری جان نکلتی ہے | میری جان کس سے نکلتی ہے؟ | چھپکلی
    ایڑی میں کیل گھس گئی | میری ایڑی میں کیا گھسا؟ | کیل
    بادل گرجیں تو میرا دل بیٹھ جاتا ہے | میرا دل کب بیٹھ جاتا ہے؟ | بادل
    گھٹنا چھل گیا میرا، خون نکل رہا ہے | میرا کیا چھلا ہے؟ | گھٹنا
    مجھے اونچائی سے خوف آتا ہے | مجھے کس چیز سے خوف آتا ہے؟ | اونچائی
    جال بنتا ہوں، مچھیرا سمجھ لو | میرا کام کیا ہے؟ | جال
    میرا گاؤں ڈھولی ہے، دریا کے اوپر | میرا گاؤں کون سا ہے؟ | ڈھولی
    پشاور سے آئی ہوں، قصہ خوانی والی | میں کہاں سے آئی ہوں؟ | پشاور
    درزن ہوں، شادی کے جوڑے سیتی ہوں | میں کیا کام کرتی ہوں؟ | درزن
    میرا نام؟ سلیم۔ اور تمہارا؟ | میرا نام کیا ہے؟ | سلیم
    سلیم بول رہا ہوں، پہچانا؟ | میرا نام کیا ہے؟ | سلیم
    خاکسار کو سلیم کہتے ہیں | میرا نام کیا ہے؟ | سلیم
    ماں باپ نے سلیم رکھا تھا نام | میرا نام کیا ہے؟ | سلیم
    میں سلیم ہوں، درزی کا بیٹا | میں کون ہوں؟ | سلیم
    لکھ لیجیے: سلیم احمد | میرا نام کیا ہے؟ | سلیم
    مجھے سلیم نہیں، سلو کہو | مجھے کیا کہنا ہے؟ | سلو
    جی میرا نام سلیم احمد ہے اور میں پانی پینا چاہتا ہوں | میرا نام کیا ہے؟ | سلیم
    میرے والد کا نام گوہر تھا | میرے والد کا نام کیا تھا؟ | گوہر
    بیٹا میرا فوج میں ہے، کارگل | میرا بیٹا کہاں ہے؟ | کارگل
    یہ میرا چھوٹا بھائی عمر ہے، ذرا شرماتا ہے | میرے چھوٹے بھائی کا نام کیا ہے؟ | عمر
    ہم تین بہنیں تھیں: عائشہ، زہرا اور میں | میری بہنوں کے نام کیا تھے؟ | عائشہ
    بیوی کا انتقال ہو گیا، صغریٰ نام تھا اس کا | میری بیوی کا نام کیا تھا؟ | صغر
    خالہ شانتی کے گھر رہتا ہوں | میں کس کے گھر رہتا ہوں؟ | شانتی
    دادا جان قصے سناتے تھے، مرزا رفیع، سارا محلہ جانتا تھا | میرے دادا کا نام کیا تھا؟ | رفیع
    ملاح کو آخری روپیہ تھمایا | ملاح کو کیا دیا؟ | روپیہ
    مہر کو اپنے جھمکے سونپ دیے | مہر کو کیا سونپا؟ | جھمکے
    قاسم کو یقین دلایا کہ ناؤ بک گئی ہے، حالانکہ نہیں بکی | قاسم سے کیا جھوٹ بولا؟ | ناؤ
    ملاح سے کہا کہ تیرنا آتا ہے۔ نہیں آتا۔ | ملاح سے کیا جھوٹ کہا؟ | تیرنا
  `),
  )('in Urdu: %s %s', (typed, asked, value) => {
    expect(toldBack('ur', typed, asked)).toContain(value);
  });
});
