list_and = { $some } und { $last }
list_or = { $some } oder { $last }
