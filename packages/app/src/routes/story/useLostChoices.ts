import { useEffect, useState } from 'react';
import { forgetChoices, storedChoices } from '../../readerActions/guestChoices.ts';

/** Whether a guest's choices belong to this story, which no longer exists. Removes the choices in that case. */
export function useLostChoices(story_id: string, isGone: boolean): boolean {
  const [lostIn, setLostIn] = useState<string>();
  if (isGone && lostIn !== story_id && storedChoices()?.story_id === story_id) setLostIn(story_id);

  useEffect(() => {
    if (lostIn !== undefined) forgetChoices();
  }, [lostIn]);

  return isGone && lostIn === story_id;
}
