import { KathalokaStory } from './KathalokaStory.ts';

export { KathalokaStory, type PlaceDetail } from './KathalokaStory.ts';

// a page may load the player twice
if (!customElements.get('kathaloka-story')) customElements.define('kathaloka-story', KathalokaStory);
