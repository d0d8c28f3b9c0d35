// Whether the opening of the campaign was asked for again.

class OpeningPageState {
  /** Set by the button of the help, taken back when the page is turned. */
  isAskedAgain = $state(false);
}

export const openingPage = new OpeningPageState();
