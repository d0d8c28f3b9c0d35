"""The rules reference: the ledger of rules, and which of them are played and tested."""
