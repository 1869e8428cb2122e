/** The meaning of XP and credits, in the same words wherever they appear first. */
export const points = {
  xp: 'XP केवल इसी खेल का है। आदेशों और आपके अपने शब्दों में ख़र्च होता है; नए दृश्य, राहें और अंत उसे लौटाते हैं।',
  credits: 'क्रेडिट हर कथा में आपका बटुआ हैं। मॉडल जो सुनाए या बनाए, उसका दाम इनसे चुकता है; कार्य पूरे करने पर और मिलते हैं।',
};
