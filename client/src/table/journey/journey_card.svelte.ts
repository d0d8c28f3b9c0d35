// Whether the journey overview is open.

class JourneyCard {
  open = $state(false);
}

export const journeyCard = new JourneyCard();

/** The key that opens it. */
export const JOURNEY_KEY = "j";
