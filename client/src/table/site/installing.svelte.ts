// Installing the page as an app, where the browser offers it.

/** The event with which a browser offers to install the page. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installing {
  #prompt: InstallPrompt | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = event as InstallPrompt;
    });
    addEventListener("appinstalled", () => (this.#prompt = null));
  }

  /** Whether the page can be installed now. */
  get offered(): boolean {
    return this.#prompt !== null;
  }

  /** Have the browser ask whether to install it. */
  async ask(): Promise<void> {
    await this.#prompt?.prompt();
    this.#prompt = null;
  }
}

export const installing = new Installing();
