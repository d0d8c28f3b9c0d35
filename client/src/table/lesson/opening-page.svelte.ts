// Whether the opening of the campaign was asked for again.

class OpeningPage {
  open = $state(false);
}

export const openingPage = new OpeningPage();
