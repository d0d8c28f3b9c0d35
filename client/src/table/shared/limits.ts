// How long words may be that a person types: what the server takes (wire/requests.py), so that nothing is refused for its length.

/** A person, a campaign, a moment, a robot. */
export const MAX_NAME = 60;
/** A line of the talk. */
export const MAX_CHAT = 500;
